import type { ContractDraft } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import type { Repository } from 'typeorm'
import { ContentVersionRepository } from '../content-versions/content-version.repository.ts'
import { lockContractVersions } from '../content-versions/content-version.sql.ts'
import { ContractVersionEntity } from './contract-version.entity.ts'

@Injectable()
export class ContractRepository extends ContentVersionRepository<ContractDraft> {
  constructor(@InjectRepository(ContractVersionEntity) versions: Repository<ContractVersionEntity>) {
    super(versions, lockContractVersions)
  }
}
