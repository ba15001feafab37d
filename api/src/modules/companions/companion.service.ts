import { randomUUID } from 'node:crypto'
import type { Companion, CompanionDraft } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../platform/access/current-user.ts'
import { Database, type Transaction } from '../../platform/database/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { limitPolicies } from '../../platform/limits/policies.ts'
import { RateLimiter } from '../../platform/limits/rate-limiter.ts'
import { Outbox } from '../../platform/mail/outbox.ts'
import { ImageService } from '../images/image.service.ts'
import { toChoices, toCompanion } from './companion.mapper.ts'
import { canHaveAnotherCompanion } from './companion.policy.ts'
import { CompanionRepository } from './companion.repository.ts'

const byName = new Intl.Collator('it', { sensitivity: 'base', numeric: true })

@Injectable()
export class CompanionService {
  constructor(
    private readonly database: Database,
    private readonly companions: CompanionRepository,
    private readonly images: ImageService,
    private readonly outbox: Outbox,
    private readonly limiter: RateLimiter,
  ) {}

  async list(ownerId: string): Promise<Companion[]> {
    const rows = await this.companions.list(ownerId)
    rows.sort((a, b) => byName.compare(a.name, b.name) || a.created_at.getTime() - b.created_at.getTime())
    return rows.map(toCompanion)
  }

  async get(ownerId: string, id: string): Promise<Companion> {
    const row = await this.companions.find(ownerId, id)
    if (!row) throw new AppError('companion_not_found')
    return toCompanion(row)
  }

  /** @param fill stores what comes with the companion, in the same transaction */
  async create(
    owner: CurrentUser,
    draft: CompanionDraft,
    fill?: (id: string, transaction: Transaction) => Promise<void>,
  ): Promise<Companion> {
    const id = randomUUID()
    await this.database.transaction(async (transaction) => {
      if (!(await this.companions.lockOwner(owner.id, transaction))) throw new AppError('token_invalid')
      const count = await this.companions.count(owner.id, transaction)
      if (!canHaveAnotherCompanion(owner.role, count)) throw new AppError('partner_limit')
      await this.limiter.consume(limitPolicies.companionCreation, owner.id, transaction)
      await this.companions.insert(owner.id, id, toChoices(draft), transaction)
      await fill?.(id, transaction)
      const variables = { companion_name: draft.name }
      const { language } = owner
      await this.outbox.post({ template: 'companion_created', user: owner, language, variables }, transaction)
    })
    return this.get(owner.id, id)
  }

  async update(ownerId: string, id: string, draft: CompanionDraft): Promise<Companion> {
    await this.companions.update(ownerId, id, toChoices(draft))
    return this.get(ownerId, id)
  }

  async remove(ownerId: string, id: string): Promise<void> {
    const files = await this.images.listFiles(ownerId, id)
    if (!(await this.companions.remove(ownerId, id))) throw new AppError('companion_not_found')
    await this.images.removeFiles(ownerId, files)
  }
}
