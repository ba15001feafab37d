import type { Contract, ContractDraft, ContractForEditing } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { changedFields } from '../../../platform/audit/changed-fields.ts'
import { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type ContractRow, toContract, toContractForEditing } from './contract.mapper.ts'
import { ContractRepository } from './contract.repository.ts'

@Injectable()
export class ContractService {
  private readonly database: Database
  private readonly contracts: ContractRepository
  private readonly audit: AuditTrail
  private published: Contract | undefined

  constructor(database: Database, contracts: ContractRepository, audit: AuditTrail) {
    this.database = database
    this.contracts = contracts
    this.audit = audit
  }

  /** Made once for each version: the newest row still decides which one that is. */
  async getPublished(): Promise<Contract> {
    const row = await this.findNewest()
    if (this.published?.version !== row.version) this.published = toContract(row)
    return this.published
  }

  async getForEditing(): Promise<ContractForEditing> {
    return toContractForEditing(await this.findNewest())
  }

  /** Saves the texts as a new version. */
  save(draft: ContractDraft, actor: CurrentUser): Promise<ContractForEditing> {
    return this.database.transaction(async (transaction) => {
      await this.contracts.lock(transaction)
      const previous = await this.contracts.findNewest(transaction)
      const row = await this.contracts.insert(draft, actor.id, transaction)
      if (!row) throw new Error('the new version is not there')
      const changed = changedFields(fieldsOf(previous), fieldsOf(row))
      await this.audit.record({ actor, action: 'contract.update', ...changed }, transaction)
      return toContractForEditing(row)
    })
  }

  private async findNewest(): Promise<ContractRow> {
    const row = await this.contracts.findNewest()
    if (!row) throw new AppError('not_found')
    return row
  }
}

const fieldsOf = (row: ContractRow | undefined) => ({ version: row?.version, ...row?.content })
