import type { LanguagePack } from '../languages/language.ts'
import type { ShortAnswer } from '../languages/patterns.ts'
import { echoAnswer } from './reflect.ts'

const ORDER: readonly ShortAnswer[] = ['ok', 'fine', 'poorly', 'yes', 'no', 'unsure', 'why']
const LONGEST_LED_ANSWER = 4

/** What the whole message comes to, or else a few words that can be handed back as they stand. */
export function findShortAnswer(
  folded: string,
  message: string,
  pack: LanguagePack,
): { short?: ShortAnswer; echo?: string } {
  const { shortAnswers } = pack.patterns
  const plain = folded
    .replace(/[^\p{L}\p{N}\s'?!.]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
  const short = ORDER.find((kind) => shortAnswers[kind].test(plain))
  if (short) return { short }
  const asksWhy = shortAnswers.why.test(plain.split(' ')[0] ?? '')
  const echo = asksWhy ? undefined : echoAnswer(message, pack)
  return echo ? { echo } : {}
}

/** Yes or no as the first word: before a comma or full stop, or in a few words, as in "yes a bit". */
export function findLeadingAnswer(folded: string, { patterns }: LanguagePack): 'yes' | 'no' | undefined {
  const plain = folded.replace(/^[¡¿\s]+/u, '')
  const words = plain.split(/\s+/u)
  const isBrief = words.length > 1 && words.length <= LONGEST_LED_ANSWER && !/[,.;:!?]/u.test(plain)
  const [first = '', ...rest] = isBrief ? words : plain.split(/[,.;:!]/u)
  if (rest.join('').trim() === '') return undefined
  return (['yes', 'no'] as const).find((kind) => patterns.shortAnswers[kind].test(first.trim()))
}
