import type { ContractDraft } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Database } from '../../../platform/database/database.ts'
import { ContentVersionRepository } from '../content-versions/content-version.repository.ts'

@Injectable()
export class ContractRepository extends ContentVersionRepository<ContractDraft> {
  constructor(database: Database) {
    super(database, 'contract_versions')
  }
}
