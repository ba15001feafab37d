import {
  type PricingTier,
  type PricingTierChanges,
  type PricingTierCreation,
  tierTag,
} from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { changedFields } from '../../../platform/audit/changed-fields.ts'
import { Database, type Transaction } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { requireMatch } from '../../../platform/http/if-match.ts'
import { toPricingTier } from '../../payments/pricing-tier.mapper.ts'
import { PricingTierRepository } from '../../payments/pricing-tier.repository.ts'

/** Every change is made on the locked row, so that two at once come one after the other and both are in the log. */
@Injectable()
export class PricingTierService {
  constructor(
    private readonly database: Database,
    private readonly tiers: PricingTierRepository,
    private readonly audit: AuditTrail,
  ) {}

  async list(): Promise<PricingTier[]> {
    return (await this.tiers.list()).map(toPricingTier)
  }

  create(draft: PricingTierCreation, actor: CurrentUser): Promise<PricingTier> {
    return this.database.transaction(async (transaction) => {
      const tier = toPricingTier(await this.tiers.insert(draft, transaction))
      const { id, ...after } = tier
      const change = { actor, action: 'pricing-tier.create', target: { id, name: tier.name }, after } as const
      await this.audit.record(change, transaction)
      return tier
    })
  }

  /** `seen` is the state that the sender worked on; without it nothing is checked. */
  update(id: string, changes: PricingTierChanges, actor: CurrentUser, seen?: string): Promise<PricingTier> {
    return this.database.transaction(async (transaction) => {
      const tier = await this.lock(id, transaction)
      requireMatch(seen, tierTag(tier), tier)
      const changed = changedFields(tier, changes)
      if (!changed) return tier
      await this.tiers.update(id, changed.after, transaction)
      const target = { id, name: tier.name }
      await this.audit.record({ actor, action: 'pricing-tier.update', target, ...changed }, transaction)
      return { ...tier, ...changes }
    })
  }

  remove(id: string, actor: CurrentUser): Promise<void> {
    return this.database.transaction(async (transaction) => {
      const { id: _, ...before } = await this.lock(id, transaction)
      await this.tiers.remove(id, transaction)
      const target = { id, name: before.name }
      await this.audit.record({ actor, action: 'pricing-tier.delete', target, before }, transaction)
    })
  }

  private async lock(id: string, transaction: Transaction): Promise<PricingTier> {
    const tier = await this.tiers.lock(id, transaction)
    if (!tier) throw new AppError('tier_not_found')
    return toPricingTier(tier)
  }
}
