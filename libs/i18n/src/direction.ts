import type { Language } from '@confida/contracts'

export type Direction = 'ltr' | 'rtl'

/** The writing direction of a language. */
export const directionOf = (language: Language): Direction => (language === 'ar' ? 'rtl' : 'ltr')

/** Each language's own name. */
export const languageNames: Record<Language, string> = {
  it: 'Italiano',
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
  ar: 'العربية',
}
