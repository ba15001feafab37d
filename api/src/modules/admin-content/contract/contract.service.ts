import type { Contract, ContractDraft } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { Database } from '../../../platform/database/database.ts'
import { ContentVersionService } from '../content-versions/content-version.service.ts'
import { toContract } from './contract.mapper.ts'
import { ContractRepository } from './contract.repository.ts'

@Injectable()
export class ContractService extends ContentVersionService<ContractDraft> {
  private published: Contract | undefined

  constructor(database: Database, contracts: ContractRepository, audit: AuditTrail) {
    super(database, contracts, audit, 'contract')
  }

  /** Made once for each version: the newest row still decides which one that is. */
  async getPublished(): Promise<Contract> {
    const row = await this.findNewest()
    if (this.published?.version !== row.version) this.published = toContract(row)
    return this.published
  }
}
