import { fold, unfold } from '@confida/text-analysis'
import type { LanguagePack } from '../languages/language.ts'
import { countWords } from './count-words.ts'

/** Whoever says less before it asks for what was told: "my mum's name, did I tell you?" */
const FEWEST_WORDS = 4

const OPEN_END = /[\s,;،؛¿]+$/u

/** What is told, without the doubt whether it was told before: "I work at a till, did I tell you that already?" */
export function withoutToldBefore(message: string, pack: LanguagePack): string {
  const folded = fold(message)
  const found = pack.search.maybeTold.exec(folded.text)
  if (!found) return message
  const told = unfold(message, folded, 0, found.index).replace(OPEN_END, '')
  return countWords(told) >= FEWEST_WORDS && !/[?؟]/u.test(told) ? told : message
}
