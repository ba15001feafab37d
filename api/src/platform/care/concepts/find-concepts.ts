import type { Language } from '@confida/contracts'
import { foldText } from '../../ai/builtin/understand/fold.ts'
import { singleLetters } from '../cue-pattern.ts'
import { ar } from './ar.concepts.ts'
import type { Concept, ConceptWords } from './concept.ts'
import { de } from './de.concepts.ts'
import { en } from './en.concepts.ts'
import { es } from './es.concepts.ts'
import { fr } from './fr.concepts.ts'
import { it } from './it.concepts.ts'

interface Entry {
  words: string[]
  concept: Concept
}
/** Entries by their first word, and by its beginning where that ends in `*`. */
type Index = Map<string, Entry[]>

const indexes: Record<Language, Index> = {
  it: indexOf(it),
  en: indexOf(en),
  fr: indexOf(fr),
  de: indexOf(de),
  es: indexOf(es),
  ar: indexOf(ar),
}
const SHORTEST_STEM = 2
/** "And", "with", "in", "the", "to", "will", written as one with the word. */
const ARABIC_PREFIX = /^(?:وال|بال|فال|لل|ال|و|ف|ب|ل|ه|ح|س|ك)(?=\p{L}{2})/u

/** The concepts of a sentence, in their order; the longest phrase at each place takes its words. */
export function findConcepts(words: readonly string[], language: Language): Concept[] {
  const index = indexes[language]
  const found: Concept[] = []
  for (let at = 0; at < words.length; ) {
    const entries = entriesAt(words, at, index, language)
    const length = Math.max(1, ...entries.map((entry) => entry.words.length))
    for (const entry of entries) if (entry.words.length === length) found.push(entry.concept)
    at += length
  }
  return found
}

function entriesAt(words: readonly string[], at: number, index: Index, language: Language): Entry[] {
  const word = words[at] ?? ''
  const found = entriesOf(word, index).filter((entry) => matches(entry, words, at))
  if (found.length > 0 || language !== 'ar') return found
  const bare = word.replace(ARABIC_PREFIX, '')
  if (bare === word) return []
  return entriesOf(bare, index).filter((entry) => matches(entry, words, at))
}

function entriesOf(word: string, index: Index): Entry[] {
  const entries = [...(index.get(word) ?? [])]
  for (let end = SHORTEST_STEM; end <= word.length; end++)
    entries.push(...(index.get(`${word.slice(0, end)}*`) ?? []))
  return entries
}

const matches = ({ words }: Entry, text: readonly string[], at: number): boolean =>
  words.every((word, i) => {
    if (i === 0) return true
    const other = text[at + i]
    return word.endsWith('*') ? other?.startsWith(word.slice(0, -1)) : other === word
  })

function indexOf(lexicon: ConceptWords): Index {
  const index: Index = new Map()
  for (const [concept, phrases] of Object.entries(lexicon) as [Concept, string][]) {
    for (const phrase of new Set(singleLetters(foldText(phrases)).split(/\s*,\s*/))) {
      const words = phrase.split(' ')
      const first = words[0] ?? ''
      index.set(first, [...(index.get(first) ?? []), { words, concept }])
    }
  }
  return index
}
