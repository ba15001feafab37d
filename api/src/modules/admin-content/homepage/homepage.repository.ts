import type { HomepageDraft } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Database } from '../../../platform/database/database.ts'
import { ContentVersionRepository } from '../content-versions/content-version.repository.ts'

@Injectable()
export class HomepageRepository extends ContentVersionRepository<HomepageDraft> {
  constructor(database: Database) {
    super(database, 'homepage_versions')
  }
}
