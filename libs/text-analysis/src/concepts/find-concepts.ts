import type { Language } from '../languages.ts'
import { PhraseIndex } from '../phrase-index.ts'
import { ar } from './ar.concepts.ts'
import type { Concept, ConceptWords } from './concept.ts'
import { de } from './de.concepts.ts'
import { en } from './en.concepts.ts'
import { es } from './es.concepts.ts'
import { fr } from './fr.concepts.ts'
import { it } from './it.concepts.ts'

/** The phrases of each concept, by language. */
export const conceptWords: Record<Language, ConceptWords> = { it, en, fr, de, es, ar }

const indexes = Object.fromEntries(
  Object.entries(conceptWords).map(([language, words]) => [language, indexOf(words)]),
) as Record<Language, PhraseIndex>
/** "And", "with", "in", "the", "to", "will", written as one with the word. */
const ARABIC_PREFIX = /^(?:وال|بال|فال|لل|ال|و|ف|ب|ل|ه|ح|س|ك)(?=\p{L}{2})/u

/**
 * The concepts of a sentence, in their order; the longest phrase at each position takes its words.
 * @param words as `foldedSentences` gives them
 */
export function findConcepts(words: readonly string[], language: Language): Concept[] {
  const index = indexes[language]
  const found: Concept[] = []
  for (let at = 0; at < words.length; ) {
    let phrases = index.at(words, at)
    if (phrases.length === 0 && language === 'ar')
      phrases = index.at(words, at, words[at]?.replace(ARABIC_PREFIX, ''))
    let length = 1
    for (const phrase of phrases) length = Math.max(length, phrase.words.length)
    for (const phrase of phrases) if (phrase.words.length === length) found.push(phrase.name as Concept)
    at += length
  }
  return found
}

function indexOf(lexicon: ConceptWords): PhraseIndex {
  const index = new PhraseIndex()
  for (const [concept, phrases] of Object.entries(lexicon)) index.add(concept, phrases)
  return index
}
