import type { HomepageDraft } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import type { Repository } from 'typeorm'
import { ContentVersionRepository } from '../content-versions/content-version.repository.ts'
import { lockHomepageVersions } from '../content-versions/content-version.sql.ts'
import { HomepageVersionEntity } from './homepage-version.entity.ts'

@Injectable()
export class HomepageRepository extends ContentVersionRepository<HomepageDraft> {
  constructor(@InjectRepository(HomepageVersionEntity) versions: Repository<HomepageVersionEntity>) {
    super(versions, lockHomepageVersions)
  }
}
