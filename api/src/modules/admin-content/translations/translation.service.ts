import { isDeepStrictEqual } from 'node:util'
import { type Language, type MissingTranslations, translationLanguages } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { EmailTemplateRepository } from '../../../platform/mail/email-template.repository.ts'
import { PricingTierRepository } from '../../payments/pricing-tier.repository.ts'
import { contentOf } from '../content-versions/content-version.service.ts'
import { ContractService } from '../contract/contract.service.ts'
import { isBuiltInHomepage } from '../homepage/built-in-texts.ts'
import { HomepageService } from '../homepage/homepage.service.ts'
import type { TranslatedText } from './translation.entity.ts'
import { isBuiltInTier, missingOf } from './translation.policy.ts'
import { TranslationRepository } from './translation.repository.ts'

/** Tells which texts reach readers in another language than theirs, and which translations are behind their original. */
@Injectable()
export class TranslationService {
  constructor(
    private readonly contracts: ContractService,
    private readonly homepages: HomepageService,
    private readonly translations: TranslationRepository,
    private readonly templates: EmailTemplateRepository,
    private readonly tiers: PricingTierRepository,
  ) {}

  async listMissing(): Promise<MissingTranslations> {
    const homepageTexts = contentOf(await this.homepages.get())
    const contract = await this.stateOf('contract', contentOf(await this.contracts.get()))
    const homepage = await this.stateOf('homepage', homepageTexts)
    const templates = await this.templates.list()
    const tiers = await this.tiers.list()
    return {
      contract: contract.missing,
      homepage: isBuiltInHomepage(homepageTexts) ? [] : homepage.missing,
      email_templates: Object.fromEntries(
        templates.map(({ name, subject }) => [name, missingOf(subject === null)]),
      ),
      pricing_tiers: Object.fromEntries(tiers.map((tier) => [tier.id, missingOf(isBuiltInTier(tier))])),
      outdated: { contract: contract.outdated, homepage: homepage.outdated },
    }
  }

  private async stateOf(text: TranslatedText, original: object) {
    const rows = await this.translations.listNewest(text)
    const sources = new Map<Language, object>(rows.map(({ language, source }) => [language, source]))
    return {
      missing: translationLanguages.filter((language) => !sources.has(language)),
      outdated: translationLanguages.filter((language) => {
        const source = sources.get(language)
        return source && !isDeepStrictEqual(source, original)
      }),
    }
  }
}
