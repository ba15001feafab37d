import type { Fact } from '../../ai.port.ts'
import type { LanguagePack, Pet } from '../languages/grammar.ts'
import { foldText } from '../understand/fold.ts'
import { type Captured, captureAll, type Finding, fill, nameIn, properName } from './finding.ts'
import { isName } from './people.ts'

export function findPets(finding: Finding): Fact[] {
  const { pack } = finding
  const facts = pack.memory.pet.flatMap((pattern) =>
    captureAll(finding, pattern).flatMap((captured) => readPets(captured, pattern, pack)),
  )
  const named = facts.filter(({ value }) => value !== '')
  // Of one animal told of twice the name counts.
  return [
    ...facts.filter(({ key, value }) => !value && !named.some((fact) => fact.key.startsWith(key))),
    ...named,
  ]
}

function readPets(captured: Record<string, Captured>, pattern: RegExp, pack: LanguagePack): Fact[] {
  const animal = captured.pet && findPet(captured.pet.folded, pack)
  const names = namesIn(captured, pack)
  if (!animal || (pattern.source.includes('<Value>') && names.length === 0)) return []
  const { say, pets } = pack.memory
  const { a, some, yours, many } = pets[animal]
  const key = `pet:${animal}`
  const isOfSeveral = names.length > 1
  if (names.length === 0) {
    const text = fill(say.pet, { a: many.includes(captured.pet?.folded ?? '') ? some : a })
    return [{ kind: 'pet', key, text, value: '' }]
  }
  return names.map((value) => ({
    kind: 'pet',
    key: isOfSeveral ? `${key}:${foldText(value)}` : key,
    text: fill(say.petNamed, { a, yours, value }),
    value,
  }))
}

/** One name, or several: "Micio e Nuvola". */
function namesIn({ value, Value, names }: Record<string, Captured>, pack: LanguagePack): string[] {
  const one = nameIn({ ...(value && { value }), ...(Value && { Value }) })
  const given = names
    ? names.original.split(new RegExp(`[,،]\\s*|${pack.memory.and.source}`, 'iu'))
    : [one?.original ?? '']
  const isCased = /\p{Lu}|\p{Ll}/u.test(names?.original ?? '')
  return given
    .map((name) => name.trim())
    .filter((name) => isName(foldText(name), pack) && (!names || !isCased || /^\p{Lu}/u.test(name)))
    .map(properName)
}

export function findPet(word: string, pack: LanguagePack): Pet | undefined {
  return (Object.keys(pack.memory.pets) as Pet[]).find((pet) => {
    const { words, many } = pack.memory.pets[pet]
    return words.includes(word) || many.includes(word)
  })
}
