import { foldText } from '@confida/text-analysis'
import type { LanguagePack } from '../languages/language.ts'
import { reflectClause } from '../understand/reflect.ts'
import type { PastStatement } from './past-statements.ts'

/** In characters. */
export const LONGEST_QUOTE = 200

/** The statement turned to "you" where that says all of it, or else the user's own words in quotation marks. */
export function quote({ text, memory }: PastStatement, pack: LanguagePack): string {
  const bare = text.trim().replace(/[\s.!…]+$/u, '')
  const turned = reflectClause(bare, pack)
  // What is remembered already speaks to the user.
  if (memory && !turned) return bare.charAt(0).toLocaleLowerCase(pack.language) + bare.slice(1)
  const isWhole = turned && words(turned).length >= words(withoutOpener(bare)).length - 1
  if (isWhole && numbers(turned).length === numbers(bare).length) return turned
  const [open, close] = pack.search.say.quotes
  const short =
    bare.length > LONGEST_QUOTE ? `${bare.slice(0, LONGEST_QUOTE).replace(/\s\S*$/u, '')} …` : bare
  return open + short + close
}

/** A subject that goes without saying is one word fewer. */
const withoutOpener = (text: string): string => text.replace(/^\p{L}+, /u, '')
const words = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
/** "At 7" is not all of "at 7:30". */
const numbers = (text: string): string[] => text.match(/\d+/gu) ?? []
