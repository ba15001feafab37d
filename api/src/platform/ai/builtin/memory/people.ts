import type { Fact } from '../../ai.port.ts'
import type { LanguagePack, Relation } from '../languages/grammar.ts'
import { foldText } from '../understand/fold.ts'
import { type Captured, capitalise, captureAll, type Finding, fill, nameIn, properName } from './finding.ts'

/** Of these one can have several: the name is part of the key, so that a second does not replace the first. */
const SEVERAL: ReadonlySet<Relation> = new Set([
  'friend',
  'colleague',
  'cousin',
  'son',
  'daughter',
  'uncle',
  'aunt',
])

interface Person {
  relation: Relation
  /** "tua sorella" */
  yours: string
  name: string
  key: string
}

export function findPeople(finding: Finding): Fact[] {
  const { pack } = finding
  const patterns = [...pack.memory.person, ...pack.memory.personAge]
  return patterns.flatMap((pattern) =>
    captureAll(finding, pattern).flatMap((captured) => {
      const person = readPerson(captured, pack)
      if (!person?.name) return []
      const text = fill(pack.memory.say.person, { ...whoIs(person), value: person.name })
      return [{ kind: 'person' as const, key: person.key, text, value: person.name }]
    }),
  )
}

/** Kept beside the name, and without a bare value: nobody is called 25. */
export function findAges(finding: Finding): Fact[] {
  const { pack } = finding
  return pack.memory.personAge.flatMap((pattern) =>
    captureAll(finding, pattern).flatMap((captured) => {
      const person = readPerson(captured, pack)
      if (!person || !captured.age) return []
      const text = fill(pack.memory.say.personAge, { ...whoIs(person), age: captured.age.original })
      return [{ kind: 'person' as const, key: `${person.key}:age`, text, value: '' }]
    }),
  )
}

function readPerson({ who, ...names }: Record<string, Captured>, pack: LanguagePack): Person | undefined {
  const found = who && findRelation(who.folded, pack)
  if (!found) return undefined
  const value = nameIn(names)
  const name = value && isName(value.folded, pack) ? properName(value.original) : ''
  const key = `person:${found.relation}`
  return { ...found, name, key: name && SEVERAL.has(found.relation) ? `${key}:${foldText(name)}` : key }
}

const whoIs = ({ yours }: Person) => ({ who: yours, Who: capitalise(yours) })

export function findRelation(
  word: string,
  pack: LanguagePack,
): { relation: Relation; yours: string } | undefined {
  for (const [relation, words] of Object.entries(pack.memory.relations) as [
    Relation,
    Record<string, string>,
  ][]) {
    const yours = Object.hasOwn(words, word) ? words[word] : undefined
    if (yours) return { relation, yours }
  }
  return undefined
}

export function isName(folded: string, pack: LanguagePack): boolean {
  return folded.length > 1 && !pack.memory.notAName.test(folded) && !findRelation(folded, pack)
}
