import { type Language, languages } from '@confida/contracts'
import * as ar from '../locales/ar/server.ts'
import * as de from '../locales/de/server.ts'
import * as en from '../locales/en/server.ts'
import * as es from '../locales/es/server.ts'
import * as fr from '../locales/fr/server.ts'
import * as it from '../locales/it/server.ts'
import type { AnswerTexts } from './answer-texts.ts'
import type { CheckoutTexts } from './checkout-texts.ts'
import type { ErrorTexts } from './error-texts.ts'
import type { HomepageTexts } from './homepage-texts.ts'
import type { MailTexts } from './mail-texts.ts'
import type { OptionTexts } from './option-texts.ts'
import type { PlanTexts } from './plan-texts.ts'

export { directionOf, directionOfText } from '../direction.ts'
export { numberLocale } from '../number-locale.ts'
export type { AnswerTexts } from './answer-texts.ts'
export type { CheckoutTexts } from './checkout-texts.ts'
export type { ErrorTexts } from './error-texts.ts'
export type { MailText, MailTexts } from './mail-texts.ts'
export { languageOf } from './request-language.ts'
export { waitText } from './wait-text.ts'

/** The API's own texts in one language. */
interface ServerTexts {
  answers: AnswerTexts
  checkout: CheckoutTexts
  errors: ErrorTexts
  homepage: HomepageTexts
  mail: MailTexts
  options: OptionTexts
  plans: PlanTexts
}

const texts: Record<Language, ServerTexts> = { it, en, fr, de, es, ar }

const inEveryLanguage = <Domain extends keyof ServerTexts>(domain: Domain) =>
  Object.fromEntries(languages.map((language) => [language, texts[language][domain]])) as Record<
    Language,
    ServerTexts[Domain]
  >

/** The messages of the error catalogue, by language. */
export const errorTexts = inEveryLanguage('errors')

/** The Italian sentence for each personality and gender, which is stored with a companion (specification §3). */
export const personalityDescriptions = it.options.descriptions

/** The labels of a companion's choices, by language. */
export const optionTexts = inEveryLanguage('options')

/** The API's success messages, by language. */
export const answerTexts = inEveryLanguage('answers')

/** The texts of the test checkout page. */
export const checkoutTexts = inEveryLanguage('checkout')

/** The built-in texts of the landing page, which the remote that draws it has too. */
export const homepageTexts = inEveryLanguage('homepage')

/** The built-in texts of the product's mails. */
export const mailTexts = inEveryLanguage('mail')

/** Names and descriptions of the plans that the product begins with. */
export const planTexts = inEveryLanguage('plans')
