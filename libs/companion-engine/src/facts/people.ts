import { foldText } from '@confida/text-analysis'
import type { Fact } from '../conversation.ts'
import type { Relation } from '../languages/fact-patterns.ts'
import type { LanguagePack } from '../languages/language.ts'
import {
  type Captured,
  capitalise,
  captureAll,
  capturedName,
  fill,
  properName,
  type SentenceContext,
} from './sentence.ts'

/** Of these one can have several: the name is part of the key, so that a second does not replace the first. */
const SEVERAL: ReadonlySet<Relation> = new Set([
  'friend',
  'colleague',
  'cousin',
  'son',
  'daughter',
  'uncle',
  'aunt',
  'neighbour',
  'flatmate',
  'nephew',
  'niece',
])

export interface Person {
  relation: Relation
  /** "tua sorella" */
  yours: string
  name: string
  key: string
}

export function findPeople(context: SentenceContext): Fact[] {
  const { pack } = context
  const patterns = [...pack.facts.person, ...pack.facts.personAge, ...pack.facts.traits.renamed]
  return patterns.flatMap((pattern) =>
    captureAll(context, pattern).flatMap((captured) => {
      const person = readPerson(captured, pack)
      if (!person?.name) return []
      const text = fill(pack.facts.say.person, { ...whoIs(person), value: person.name })
      return [{ kind: 'person' as const, key: person.key, text, value: person.name }]
    }),
  )
}

/** Kept beside the name, and without a bare value: nobody is called 25. */
export function findAges(context: SentenceContext): Fact[] {
  const { pack } = context
  return pack.facts.personAge.flatMap((pattern) =>
    captureAll(context, pattern).flatMap((captured) => {
      const person = readPerson(captured, pack)
      if (!person || !captured.age) return []
      const text = fill(pack.facts.say.personAge, { ...whoIs(person), age: captured.age.original })
      return [{ kind: 'person' as const, key: `${person.key}:age`, text, value: '' }]
    }),
  )
}

export function readPerson(
  { who, ...names }: Record<string, Captured>,
  pack: LanguagePack,
): Person | undefined {
  const found = who && findRelation(who.folded, pack)
  if (!found) return undefined
  const value = capturedName(names)
  const name = value && isName(value.folded, pack) ? properName(value.original) : ''
  const key = `person:${found.relation}`
  return { ...found, name, key: name && SEVERAL.has(found.relation) ? `${key}:${foldText(name)}` : key }
}

export const whoIs = ({ yours }: Person) => ({ who: yours, Who: capitalise(yours) })

export function findRelation(
  word: string,
  pack: LanguagePack,
): { relation: Relation; yours: string } | undefined {
  for (const [relation, words] of Object.entries(pack.facts.relations) as [
    Relation,
    Record<string, string>,
  ][]) {
    const yours = Object.hasOwn(words, word) ? words[word] : undefined
    if (yours) return { relation, yours }
  }
  return undefined
}

export function isName(folded: string, pack: LanguagePack): boolean {
  return folded.length > 1 && !pack.facts.notAName.test(folded) && !findRelation(folded, pack)
}
