import type { Language } from '@confida/contracts'

const commonest: Record<Language, string> = {
  it: 'it-IT',
  en: 'en-US',
  fr: 'fr-FR',
  de: 'de-DE',
  es: 'es-ES',
  ar: 'ar-SA',
}

/** A language with the region that the browser's owner prefers, else its commonest: how it is spoken. */
export const regionalTag = (language: Language): string =>
  navigator.languages.find((tag) => tag.startsWith(`${language}-`)) ?? commonest[language]
