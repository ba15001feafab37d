import type { Language } from '@confida/contracts'

export type Direction = 'ltr' | 'rtl'

/** The writing direction of a language. */
export const directionOf = (language: Language): Direction => (language === 'ar' ? 'rtl' : 'ltr')

const isWord = (part: string) => /\p{L}/u.test(part)
const isRtlWord = (word: string) => /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(word)

/**
 * The writing direction of what someone wrote. Most of its words decide, where a browser looks at the first one only: an
 * Arabic sentence that begins with a Latin name ran from left to right.
 */
export function directionOfText(text: string): Direction {
  const words = text.split(/\s+/).filter(isWord)
  const rtl = words.filter(isRtlWord).length
  return rtl > 0 && rtl * 2 >= words.length ? 'rtl' : 'ltr'
}

/** Each language's own name. */
export const languageNames: Record<Language, string> = {
  it: 'Italiano',
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
  ar: 'العربية',
}
