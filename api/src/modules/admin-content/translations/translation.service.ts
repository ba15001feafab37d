import { isDeepStrictEqual } from 'node:util'
import { type Language, type MissingTranslations, translationLanguages } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { EmailTemplateRepository } from '../../../platform/mail/email-template.repository.ts'
import type { PricingTierEntity } from '../../payments/pricing-tier.entity.ts'
import { PricingTierRepository } from '../../payments/pricing-tier.repository.ts'
import { contentOf } from '../content-versions/content-version.service.ts'
import { ContractService } from '../contract/contract.service.ts'
import { toEmailTemplate } from '../email-templates/email-template.mapper.ts'
import { isBuiltInHomepage } from '../homepage/built-in-texts.ts'
import { HomepageService } from '../homepage/homepage.service.ts'
import type { TranslatedText, TranslationEntity } from './translation.entity.ts'
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
    const stateOf = stateOfTexts(await this.translations.listNewest())
    const contract = stateOf('contract', contentOf(await this.contracts.get()))
    const homepage = stateOf('homepage', homepageTexts)
    const templates = (await this.templates.list()).map((row) => {
      const { subject, content } = toEmailTemplate(row)
      return { ...row, ...stateOf(`email-template/${row.name}`, { subject, content }) }
    })
    const tiers = await this.tiers.list()
    return {
      contract: contract.missing,
      homepage: isBuiltInHomepage(homepageTexts) ? [] : homepage.missing,
      email_templates: Object.fromEntries(
        templates.map(({ name, subject, missing }) => [name, subject === null ? [] : missing]),
      ),
      pricing_tiers: Object.fromEntries(
        tiers.map((tier) => [
          tier.id,
          missingOf(isBuiltInTier(tier)).filter((language) => !tier.translations[language]),
        ]),
      ),
      outdated: {
        contract: contract.outdated,
        homepage: homepage.outdated,
        email_templates: Object.fromEntries(templates.map(({ name, outdated }) => [name, outdated])),
        pricing_tiers: Object.fromEntries(tiers.map((tier) => [tier.id, outdatedOf(tier)])),
      },
    }
  }
}

/** In which languages a translation was made from another text than the original is now. */
const outdatedIn = (sourceOf: (language: Language) => object | undefined, original: object) =>
  translationLanguages.filter((language) => {
    const source = sourceOf(language)
    return source && !isDeepStrictEqual(source, original)
  })

const outdatedOf = ({ name, description, translations }: PricingTierEntity) =>
  outdatedIn((language) => translations[language]?.source, { name, description })

/** In which languages a text has no translation, and in which it has one of an original that has changed since. */
const stateOfTexts = (rows: TranslationEntity[]) => (text: TranslatedText, original: object) => {
  const own = rows.filter((row) => row.text === text)
  const sources = new Map<Language, object>(own.map(({ language, source }) => [language, source]))
  return {
    missing: translationLanguages.filter((language) => !sources.has(language)),
    outdated: outdatedIn((language) => sources.get(language), original),
  }
}
