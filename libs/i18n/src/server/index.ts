import type { Language } from '@confida/contracts'
import { answers as arAnswers } from '../locales/answers/ar.ts'
import { answers as deAnswers } from '../locales/answers/de.ts'
import { answers as enAnswers } from '../locales/answers/en.ts'
import { answers as esAnswers } from '../locales/answers/es.ts'
import { answers as frAnswers } from '../locales/answers/fr.ts'
import { answers as itAnswers } from '../locales/answers/it.ts'
import { checkout as arCheckout } from '../locales/checkout/ar.ts'
import { checkout as deCheckout } from '../locales/checkout/de.ts'
import { checkout as enCheckout } from '../locales/checkout/en.ts'
import { checkout as esCheckout } from '../locales/checkout/es.ts'
import { checkout as frCheckout } from '../locales/checkout/fr.ts'
import { checkout as itCheckout } from '../locales/checkout/it.ts'
import { errors as ar } from '../locales/errors/ar.ts'
import { errors as de } from '../locales/errors/de.ts'
import { errors as en } from '../locales/errors/en.ts'
import { errors as es } from '../locales/errors/es.ts'
import { errors as fr } from '../locales/errors/fr.ts'
import { errors as it } from '../locales/errors/it.ts'
import { mail as arMail } from '../locales/mail/ar.ts'
import { mail as deMail } from '../locales/mail/de.ts'
import { mail as enMail } from '../locales/mail/en.ts'
import { mail as esMail } from '../locales/mail/es.ts'
import { mail as frMail } from '../locales/mail/fr.ts'
import { mail as itMail } from '../locales/mail/it.ts'
import { options } from '../locales/options/it.ts'
import type { AnswerTexts } from './answer-texts.ts'
import type { CheckoutTexts } from './checkout-texts.ts'
import type { ErrorTexts } from './error-texts.ts'
import type { MailTexts } from './mail-texts.ts'

export { directionOfText } from '../direction.ts'
export { numberLocale } from '../number-locale.ts'
export type { AnswerTexts } from './answer-texts.ts'
export type { CheckoutTexts } from './checkout-texts.ts'
export type { ErrorTexts } from './error-texts.ts'
export type { MailText, MailTexts } from './mail-texts.ts'

/** All error sentences, for the API: it answers in the language of the request. */
export const errorTexts: Record<Language, ErrorTexts> = { it, en, fr, de, es, ar }

/** The Italian sentence for each personality and gender, which is stored with a partner (specification §3). */
export const personalityDescriptions = options.descriptions

/** What the API says when a call worked, in the language of the request. */
export const answerTexts: Record<Language, AnswerTexts> = {
  it: itAnswers,
  en: enAnswers,
  fr: frAnswers,
  de: deAnswers,
  es: esAnswers,
  ar: arAnswers,
}

/** What the page of the test checkout says. */
export const checkoutTexts: Record<Language, CheckoutTexts> = {
  it: itCheckout,
  en: enCheckout,
  fr: frCheckout,
  de: deCheckout,
  es: esCheckout,
  ar: arCheckout,
}

/** The built-in texts of the product's mails. */
export const mailTexts: Record<Language, MailTexts> = {
  it: itMail,
  en: enMail,
  fr: frMail,
  de: deMail,
  es: esMail,
  ar: arMail,
}
