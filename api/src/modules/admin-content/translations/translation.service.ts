import type { MissingTranslations } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { EmailTemplateRepository } from '../../../platform/mail/email-template.repository.ts'
import { PricingTierRepository } from '../../payments/pricing-tier.repository.ts'
import { HomepageService } from '../homepage/homepage.service.ts'
import { isBuiltInHomepage, isBuiltInTier, missingOf } from './translation.policy.ts'

/** Tells which texts reach readers in another language than theirs. */
@Injectable()
export class TranslationService {
  constructor(
    private readonly homepages: HomepageService,
    private readonly templates: EmailTemplateRepository,
    private readonly tiers: PricingTierRepository,
  ) {}

  async listMissing(): Promise<MissingTranslations> {
    const { version: _version, last_updated: _date, ...homepage } = await this.homepages.get()
    const templates = await this.templates.list()
    const tiers = await this.tiers.list()
    return {
      // The terms are written, and accepted, in one language.
      contract: missingOf(false),
      homepage: missingOf(isBuiltInHomepage(homepage)),
      email_templates: Object.fromEntries(
        templates.map(({ name, subject }) => [name, missingOf(subject === null)]),
      ),
      pricing_tiers: Object.fromEntries(tiers.map((tier) => [tier.id, missingOf(isBuiltInTier(tier))])),
    }
  }
}
