import type { Contract, ContractDraft, ContractForEditing } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { AppError } from '../../../platform/http/app-error.ts'
import { type ContractRow, toContract, toContractForEditing } from './contract.mapper.ts'
import { ContractRepository } from './contract.repository.ts'

@Injectable()
export class ContractService {
  private readonly contracts: ContractRepository
  private published: Contract | undefined

  constructor(contracts: ContractRepository) {
    this.contracts = contracts
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
  async save(draft: ContractDraft, administratorId: string): Promise<ContractForEditing> {
    const row = await this.contracts.insert(draft, administratorId)
    if (!row) throw new Error('the new version is not there')
    return toContractForEditing(row)
  }

  private async findNewest(): Promise<ContractRow> {
    const row = await this.contracts.findNewest()
    if (!row) throw new AppError('not_found')
    return row
  }
}
