import { type Language, languageFacts } from '@confida/contracts'

export type Direction = 'ltr' | 'rtl'

/** The writing direction of a language. */
export const directionOf = (language: Language): Direction => languageFacts[language].direction

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
