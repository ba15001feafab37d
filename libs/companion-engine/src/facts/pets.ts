import { foldText } from '@confida/text-analysis'
import type { Fact } from '../conversation.ts'
import type { Pet } from '../languages/fact-patterns.ts'
import type { LanguagePack } from '../languages/language.ts'
import { isName } from './people.ts'
import {
  type Captured,
  captureAll,
  capturedName,
  fill,
  properName,
  type SentenceContext,
} from './sentence.ts'

export function findPets(context: SentenceContext): Fact[] {
  const { pack } = context
  const facts = pack.facts.pet.flatMap((pattern) =>
    captureAll(context, pattern).flatMap((captured) => readPets(captured, pattern, pack)),
  )
  const named = facts.filter(({ value }) => value !== '')
  // Of one animal stated twice the name counts.
  return [
    ...facts.filter(({ key, value }) => !value && !named.some((fact) => fact.key.startsWith(key))),
    ...named,
  ]
}

function readPets(captured: Record<string, Captured>, pattern: RegExp, pack: LanguagePack): Fact[] {
  const animal = captured.pet && findPet(captured.pet.folded, pack)
  const names = namesIn(captured, pack)
  if (!animal || (pattern.source.includes('<Value>') && names.length === 0)) return []
  const { say, pets } = pack.facts
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
  const one = capturedName({ ...(value && { value }), ...(Value && { Value }) })
  const given = names
    ? names.original.split(new RegExp(`[,،]\\s*|${pack.facts.and.source}`, 'iu'))
    : [one?.original ?? '']
  const isCased = /\p{Lu}|\p{Ll}/u.test(names?.original ?? '')
  return given
    .map((name) => name.trim())
    .filter((name) => isName(foldText(name), pack) && (!names || !isCased || /^\p{Lu}/u.test(name)))
    .map(properName)
}

export function findPet(word: string, pack: LanguagePack): Pet | undefined {
  return (Object.keys(pack.facts.pets) as Pet[]).find((pet) => {
    const { words, many } = pack.facts.pets[pet]
    return words.includes(word) || many.includes(word)
  })
}
