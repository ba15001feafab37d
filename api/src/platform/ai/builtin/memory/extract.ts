import type { Fact } from '../../ai.port.ts'
import type { LanguagePack } from '../languages/grammar.ts'
import { fold } from '../understand/fold.ts'
import { sentences } from '../understand/tokens.ts'
import { findEvents } from './events.ts'
import { everyOf, type Finding } from './finding.ts'
import { findLosses } from './losses.ts'
import { findAges, findPeople } from './people.ts'
import { findPets } from './pets.ts'
import { findSelf } from './self.ts'

const QUOTES = /«[^»]*»|“[^”]*”|"[^"]*"|„[^“”]*[“”]/gu

const FINDERS = [findSelf, findPeople, findAges, findPets, findEvents]

/** What the user tells about themselves. Questions, quotations, hypotheses and reported speech tell nothing. */
export function extractFacts(told: { message: string; now: string }, pack: LanguagePack): Fact[] {
  const facts = new Map<string, Fact>()
  const spoken = told.message.replace(QUOTES, (quote) => ' '.repeat(quote.length))
  for (const sentence of sentences(spoken)) {
    const { text } = fold(sentence)
    if (/\?\s*$/u.test(text) || pack.memory.doubt.test(text)) continue
    const findingIn = (part: string): Finding => ({
      sentence: part,
      folded: fold(part),
      pack,
      now: new Date(told.now),
    })
    // First what is over: what the same message tells in its place goes before it.
    for (const fact of findLosses(findingIn(sentence))) facts.set(fact.key, fact)
    const stated = findingIn(withoutDenials(sentence, pack))
    for (const find of FINDERS) for (const fact of find(stated)) facts.set(fact.key, fact)
  }
  return [...facts.values()]
}

/** "I don't live in Rome any more, I live in Bologna" tells of Bologna only. */
function withoutDenials(sentence: string, { memory }: LanguagePack): string {
  const folded = fold(sentence)
  let stated = sentence
  for (const { 0: denial, index } of folded.text.matchAll(everyOf(memory.denied))) {
    const [start = 0, end = 0] = [folded.at[index], folded.at[index + denial.length]]
    stated = stated.slice(0, start) + ' '.repeat(end - start) + stated.slice(end)
  }
  return stated
}
