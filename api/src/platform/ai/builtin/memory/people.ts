import type { Fact } from '../../ai.port.ts'
import type { LanguagePack, Pet, Relation } from '../languages/grammar.ts'
import { foldText } from '../understand/fold.ts'
import { type Captured, capitalise, capture, type Finding, fill, properName } from './finding.ts'

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

export function findPeople(finding: Finding): Fact[] {
  const { pack } = finding
  return pack.memory.person.flatMap((pattern) => {
    const { who, ...names } = capture(finding, pattern, 'who', 'value', 'Value') ?? {}
    const value = nameIn(names)
    const person = who && findRelation(who.folded, pack)
    if (!person || !value || !isName(value.folded, pack)) return []
    const name = properName(value.original)
    const key = SEVERAL.has(person.relation)
      ? `person:${person.relation}:${foldText(name)}`
      : `person:${person.relation}`
    const text = fill(pack.memory.say.person, {
      who: person.yours,
      Who: capitalise(person.yours),
      value: name,
    })
    return [{ kind: 'person' as const, key, text, value: name }]
  })
}

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

export function findPets(finding: Finding): Fact[] {
  const { pack } = finding
  return pack.memory.pet.flatMap((pattern) => {
    const { pet, ...names } = capture(finding, pattern, 'pet', 'value', 'Value') ?? {}
    const value = nameIn(names)
    const animal =
      pet && (!pattern.source.includes('<Value>') || value) ? findPet(pet.folded, pack) : undefined
    if (!animal) return []
    const name = value && isName(value.folded, pack) ? properName(value.original) : ''
    const { say, pets } = pack.memory
    const text = fill(name ? say.petNamed : say.pet, {
      a: pets[animal].a,
      yours: pets[animal].yours,
      value: name,
    })
    return [{ kind: 'pet' as const, key: `pet:${animal}`, text, value: name }]
  })
}

export function findPet(word: string, pack: LanguagePack): Pet | undefined {
  return (Object.keys(pack.memory.pets) as Pet[]).find((pet) => pack.memory.pets[pet].words.includes(word))
}

/** "My sister Anna" names her only by its capital letter; after "is called" any spelling will do. */
export function nameIn({ value, Value }: Record<string, Captured>): Captured | undefined {
  return value ?? (Value && /^\p{Lu}/u.test(Value.original) ? Value : undefined)
}

function isName(folded: string, pack: LanguagePack): boolean {
  return folded.length > 1 && !pack.memory.notAName.test(folded) && !findRelation(folded, pack)
}
