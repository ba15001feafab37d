import type { Language } from '@confida/contracts'
import { languageHits } from '../../emotions/language-of.ts'

/** Small words by which another language has to lead, where the text has some of the expected one as well. */
const CLEAR_LEAD = 2

/** In which languages a message may tell something: the expected one first, others only where they show more. */
export function toldLanguages(message: string, expected: Language): Language[] {
  const hits = languageHits(message)
  const own = hits[expected]
  const needed = own === 0 ? 1 : own + CLEAR_LEAD
  const others = (Object.keys(hits) as Language[])
    .filter((language) => language !== expected && hits[language] >= needed)
    .sort((one, other) => hits[other] - hits[one])
  return [expected, ...others]
}
