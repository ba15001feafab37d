import { DEFAULT_LANGUAGE, type Language, type TierTexts } from '@confida/contracts'
import { planTexts } from '@confida/i18n/server'
import type { TierTranslations } from './pricing-tier.entity.ts'

const plans = ['week', 'month', 'quarter'] as const

/** The product's own translation of a text that it began with. */
function builtInText(language: Language, field: keyof TierTexts, text: string): string | undefined {
  const known = plans.find((id) => planTexts[DEFAULT_LANGUAGE][id][field] === text)
  return known && planTexts[language][known][field]
}

/** An administrator's translation, unless the text has changed since: who pays is not told of another plan. */
function translatedText(
  language: Language,
  field: keyof TierTexts,
  text: string,
  translations: TierTranslations,
): string | undefined {
  const translation = translations[language]
  return translation?.source[field] === text ? translation[field] : undefined
}

const textIn = (language: Language, field: keyof TierTexts, text: string, translations: TierTranslations) =>
  translatedText(language, field, text, translations) ?? builtInText(language, field, text) ?? text

/** The texts of a plan for its reader: translated by an administrator or by the product, else as they were written. */
export const planTextsIn = <Plan extends TierTexts>(
  language: Language,
  plan: Plan,
  translations: TierTranslations = {},
): Plan => ({
  ...plan,
  name: textIn(language, 'name', plan.name, translations),
  description: textIn(language, 'description', plan.description, translations),
})

/** The name alone, as a payment keeps it. */
export const planNameIn = (language: Language, name: string, translations: TierTranslations = {}): string =>
  textIn(language, 'name', name, translations)
