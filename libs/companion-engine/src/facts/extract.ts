import type { Language } from '@confida/contracts'
import { candidateLanguages, fold, splitSentences } from '@confida/text-analysis'
import type { ExtractRequest, Fact } from '../conversation.ts'
import { dayAt } from '../days.ts'
import type { LanguagePack } from '../languages/language.ts'
import { packOf } from '../languages/registry.ts'
import { blankQuotations } from '../quotations.ts'
import { findEvents } from './events.ts'
import { findDeaths, findLosses } from './losses.ts'
import { findAges, findPeople } from './people.ts'
import { findPets } from './pets.ts'
import { findSelf } from './self.ts'
import { globalPattern, type SentenceContext } from './sentence.ts'
import { findTraits } from './traits.ts'

const FINDERS = [findSelf, findPeople, findAges, findPets, findEvents, findDeaths, findTraits]

interface StatedAt extends Pick<ExtractRequest, 'message' | 'timeZone'> {
  now: string
}

/** The same in whichever language the message is in; the interface's is tried first. */
export function extractFactsInItsLanguage({
  language,
  ...stated
}: StatedAt & { language: Language }): Fact[] {
  for (const candidate of candidateLanguages(stated.message, language)) {
    const facts = extractFacts(stated, packOf(candidate))
    if (facts.length > 0) return facts
  }
  return []
}

/** What the user states about themselves. Questions, quotations, hypotheses and reported speech state nothing. */
export function extractFacts({ message, now, timeZone }: StatedAt, pack: LanguagePack): Fact[] {
  const today = dayAt(now, timeZone)
  const facts = new Map<string, Fact>()
  const unquoted = blankQuotations(message)
  const { accented } = pack.facts
  const spoken = accented ? unquoted.replace(accented, (words) => ' '.repeat(words.length)) : unquoted
  for (const sentence of splitSentences(spoken)) {
    const { text } = fold(sentence)
    if (/\?\s*$/u.test(text) || pack.facts.hypothesis.test(text)) continue
    const contextOf = (part: string): SentenceContext => ({
      sentence: part,
      folded: fold(part),
      pack,
      today,
    })
    // First what is over: what the same message states in its place goes before it.
    for (const fact of findLosses(contextOf(sentence))) facts.set(fact.key, fact)
    const stated = contextOf(withoutDenials(sentence, pack))
    for (const find of FINDERS) for (const fact of find(stated)) facts.set(fact.key, fact)
  }
  return [...facts.values()]
}

/** "I don't live in Rome any more, I live in Bologna" states Bologna only. */
function withoutDenials(sentence: string, { facts: patterns }: LanguagePack): string {
  const folded = fold(sentence)
  let stated = sentence
  for (const { 0: denial, index } of folded.text.matchAll(globalPattern(patterns.denial))) {
    const [start = 0, end = 0] = [folded.at[index], folded.at[index + denial.length]]
    stated = stated.slice(0, start) + ' '.repeat(end - start) + stated.slice(end)
  }
  return stated
}
