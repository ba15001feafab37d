import type { PricingTierChanges, PricingTierCreation } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Transaction } from '../../../platform/database/database.ts'
import { PricingTierEntity } from '../../payments/pricing-tier.entity.ts'

@Injectable()
export class AdminPricingTierRepository {
  private readonly dataSource: DataSource

  constructor(dataSource: DataSource) {
    this.dataSource = dataSource
  }

  /** In the order of their making, which is the order of the page. */
  list(): Promise<PricingTierEntity[]> {
    return this.dataSource.manager.find(PricingTierEntity, { order: { created_at: 'ASC', id: 'ASC' } })
  }

  async insert(draft: PricingTierCreation, { manager }: Transaction): Promise<PricingTierEntity> {
    return manager.save(manager.create(PricingTierEntity, draft))
  }

  /** Keeps the tier from other changes until the transaction ends. */
  lock(id: string, { manager }: Transaction): Promise<PricingTierEntity | null> {
    return manager.findOne(PricingTierEntity, { where: { id }, lock: { mode: 'pessimistic_write' } })
  }

  async update(id: string, changes: PricingTierChanges, { manager }: Transaction): Promise<void> {
    await manager.update(PricingTierEntity, id, changes)
  }

  async remove(id: string, { manager }: Transaction): Promise<void> {
    await manager.delete(PricingTierEntity, id)
  }
}
