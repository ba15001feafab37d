import type { PricingTierChanges, PricingTierCreation } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import type { FindOptionsOrder, Repository } from 'typeorm'
import type { Transaction } from '../../platform/database/database.ts'
import { PricingTierEntity } from './pricing-tier.entity.ts'

/** The order of the page. */
const oldestFirst: FindOptionsOrder<PricingTierEntity> = { created_at: 'ASC', id: 'ASC' }

@Injectable()
export class PricingTierRepository {
  constructor(@InjectRepository(PricingTierEntity) private readonly tiers: Repository<PricingTierEntity>) {}

  list(): Promise<PricingTierEntity[]> {
    return this.tiers.find({ order: oldestFirst })
  }

  /** Those that can be bought. */
  listOnOffer(): Promise<PricingTierEntity[]> {
    return this.tiers.find({ where: { is_visible: true, is_active: true }, order: oldestFirst })
  }

  async insert(draft: PricingTierCreation, { manager }: Transaction): Promise<PricingTierEntity> {
    return manager.save(manager.create(PricingTierEntity, draft))
  }

  find(id: string): Promise<PricingTierEntity | null> {
    return this.tiers.findOneBy({ id })
  }

  /** Keeps the tier from other changes until the transaction ends. */
  lock(id: string, { manager }: Transaction): Promise<PricingTierEntity | null> {
    return manager.findOne(PricingTierEntity, { where: { id }, lock: { mode: 'pessimistic_write' } })
  }

  async update(
    id: string,
    changes: PricingTierChanges & Partial<Pick<PricingTierEntity, 'translations'>>,
    { manager }: Transaction,
  ): Promise<void> {
    await manager.update(PricingTierEntity, id, changes)
  }

  async remove(id: string, { manager }: Transaction): Promise<void> {
    await manager.delete(PricingTierEntity, id)
  }
}
