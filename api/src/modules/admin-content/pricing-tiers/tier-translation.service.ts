import { type Language, type TierTexts, type TierTranslation, tierTranslationTag } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { changedFields } from '../../../platform/audit/changed-fields.ts'
import { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { requireMatch } from '../../../platform/http/if-match.ts'
import { planTextsIn } from '../../payments/plan-texts.ts'
import type { PricingTierEntity } from '../../payments/pricing-tier.entity.ts'
import { PricingTierRepository } from '../../payments/pricing-tier.repository.ts'
import { isBuiltInTier } from '../translations/translation.policy.ts'

interface TranslationKey {
  id: string
  language: Language
}

/** Translates plans, each language by itself, on the locked row of the plan. */
@Injectable()
export class TierTranslationService {
  constructor(
    private readonly database: Database,
    private readonly tiers: PricingTierRepository,
    private readonly audit: AuditTrail,
  ) {}

  async get({ id, language }: TranslationKey): Promise<TierTranslation> {
    const tier = await this.tiers.find(id)
    if (!tier) throw new AppError('tier_not_found')
    return translationOf(tier, language)
  }

  /** `seen` is the state, of translation and original, that the sender worked on; without it nothing is checked. */
  save(
    { id, language }: TranslationKey,
    texts: TierTexts,
    actor: CurrentUser,
    seen?: string,
  ): Promise<TierTranslation> {
    return this.database.transaction(async (transaction) => {
      const tier = await this.tiers.lock(id, transaction)
      if (!tier) throw new AppError('tier_not_found')
      const previous = translationOf(tier, language)
      requireMatch(seen, tierTranslationTag(previous), previous)
      const source = originalOf(tier)
      const translations = { ...tier.translations, [language]: { ...texts, source } }
      await this.tiers.update(id, { translations }, transaction)
      const changed = changedFields(previous, texts)
      const after = { ...changed?.after, language }
      const entry = { target: { id, name: tier.name }, before: changed?.before, after }
      await this.audit.record({ actor, action: 'pricing-tier.translate', ...entry }, transaction)
      return { ...texts, source, original: source }
    })
  }
}

const originalOf = ({ name, description }: PricingTierEntity): TierTexts => ({ name, description })

/** A plan that nobody has translated begins from the product's own words, where it has any. */
function translationOf(tier: PricingTierEntity, language: Language): TierTranslation {
  const original = originalOf(tier)
  const known = tier.translations[language]
  if (known) return { ...known, original }
  const begun = isBuiltInTier(original) ? planTextsIn(language, original) : { name: '', description: '' }
  return { ...begun, source: null, original }
}
