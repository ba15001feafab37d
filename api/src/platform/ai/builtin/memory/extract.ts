import type { Fact } from '../../ai.port.ts'
import type { LanguagePack } from '../languages/grammar.ts'
import { fold } from '../understand/fold.ts'
import { sentences } from '../understand/tokens.ts'
import { findEvents } from './events.ts'
import type { Finding } from './finding.ts'
import { findPeople, findPets } from './people.ts'
import { findSelf } from './self.ts'

const QUOTES = /«[^»]*»|“[^”]*”|"[^"]*"|„[^“”]*[“”]/gu

/** What the user tells about themselves. Questions, quotations, hypotheses and reported speech tell nothing. */
export function extractFacts(told: { message: string; now: string }, pack: LanguagePack): Fact[] {
  const facts = new Map<string, Fact>()
  const spoken = told.message.replace(QUOTES, (quote) => ' '.repeat(quote.length))
  for (const sentence of sentences(spoken)) {
    const folded = fold(sentence)
    if (/\?\s*$/u.test(folded.text) || pack.memory.doubt.test(folded.text)) continue
    const finding: Finding = { sentence, folded, pack, now: new Date(told.now) }
    for (const fact of [
      ...findSelf(finding),
      ...findPeople(finding),
      ...findPets(finding),
      ...findEvents(finding),
    ]) {
      facts.set(fact.key, fact)
    }
  }
  return [...facts.values()]
}
