import type { Language } from '@confida/contracts'

export type Direction = 'ltr' | 'rtl'

/** The writing direction of a language. */
export const directionOf = (language: Language): Direction => (language === 'ar' ? 'rtl' : 'ltr')

/** Each language's own name and the flag that stands for it in the language menu. */
export const languageLabels: Record<Language, { name: string; flag: string }> = {
  it: { name: 'Italiano', flag: '🇮🇹' },
  en: { name: 'English', flag: '🇬🇧' },
  fr: { name: 'Français', flag: '🇫🇷' },
  de: { name: 'Deutsch', flag: '🇩🇪' },
  es: { name: 'Español', flag: '🇪🇸' },
  ar: { name: 'العربية', flag: '🇸🇦' },
}
