import { detectLanguage, type Language } from '@confida/text-analysis'
import { type Analysis, analyse } from './analysis.ts'

/** A message that names neither drink nor dizziness says in other words that somebody is drunk, which takes some. */
const MIN_WORDS = 5
const SIGNS = ['drunk', 'alcohol', 'dizzy']
/** Words and emoji: haha, jajaja, hhh, ههه, looool, mdrr, xD. */
const LAUGHTER =
  /(?<![\p{L}\p{N}])(?:(?=(?:[aeiou]*[hj]){2})[hjaeiou]+|k{3,}|[هخ]{2,}ا?|(?:ها+){2,}|lo+l+|لو+ل|lmf?ao+|rofl|mdr+|ptdr+|x+d+)(?![\p{L}\p{N}])|[😂🤣😆😅😹]/giu
/** What is said beside laughter and says nothing, in all languages, folded. */
const FILLERS = new Set(
  (
    'ok okay okk no nn si yes yeah yep nah ja oui non vale ciao hey hi hello hola hallo salut bro bruh dude man zio raga frere ' +
    'frero alter digga tio tia compa wey gros omg wtf idk tbh fr ngl brb btw tkt jsp kp sry boh vabbe dai beh ma e and und et y so ' +
    'che que de the a i u you اه ايوه لا والله تمام طيب يا'
  ).split(' '),
)

/**
 * Whether a message may be about being drunk: laughter, greetings, slang, drawn-out letters and slips of the finger are not.
 * @param expected the language of the page; the text's own counts where it can be detected
 */
export const mayBeDrunk = (text: string, expected: Language): boolean =>
  isDrunkPossible(analyse(withoutLaughter(text), detectLanguage(text, expected)))

export const withoutLaughter = (text: string): string => text.replace(LAUGHTER, ' ').trim()

/** `mayBeDrunk` of what is analysed already, without its laughter. */
export function isDrunkPossible({ clauses, cues, style }: Analysis): boolean {
  if (style.has('drinks') || SIGNS.some((sign) => cues.has(sign))) return true
  const words = clauses.match(/\p{L}+/gu) ?? []
  return words.filter((word) => !FILLERS.has(word)).length >= MIN_WORDS
}
