import { foldText } from '@confida/text-analysis'
import type { LanguagePack } from '../languages/language.ts'

const SHORTEST_WORD = 4
const wordsByPack = new WeakMap<LanguagePack, ReadonlySet<string>>()

/**
 * Whether the engine itself uses every longer word of a text, or knows it as a form of the language's. A word that it does not know
 * may be mistyped, and is not handed back.
 */
export function knowsWords(text: string, pack: LanguagePack): boolean {
  const known = wordsByPack.get(pack) ?? collectWords(pack)
  wordsByPack.set(pack, known)
  const isKnown = (word: string): boolean => known.has(word) || isNamed(word, pack)
  return wordsOf(text).every((word) => word.length < SHORTEST_WORD || isKnown(word))
}

function isNamed(word: string, { patterns }: LanguagePack): boolean {
  return [...Object.values(patterns.topics), ...Object.values(patterns.feelings)].some((one) =>
    one.test(word),
  )
}

function collectWords({ phrases, scenes, reflection, facts, patterns }: LanguagePack): ReadonlySet<string> {
  const texts = [
    ...stringsIn(phrases),
    ...stringsIn(scenes),
    ...Object.entries(reflection.words).flat(),
    ...Object.values(facts.relations).flatMap((words) => Object.keys(words)),
    ...stringsIn(facts.pets),
    ...stringsIn(facts.events),
    ...[...Object.values(patterns.topics), ...Object.values(patterns.feelings)].map(({ source }) => source),
  ]
  return new Set(texts.flatMap(wordsOf))
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return []
  return Object.values(value).flatMap(stringsIn)
}

const wordsOf = (text: string): string[] => foldText(text).match(/\p{L}+/gu) ?? []
