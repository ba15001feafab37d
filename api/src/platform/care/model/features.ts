import { type Language, languages } from '@confida/contracts'
import { toSentences, toStretches } from '../care-text.ts'
import type { Concept } from '../concepts/concept.ts'
import { findConcepts } from '../concepts/find-concepts.ts'

/** Places that features are hashed to. */
export const FEATURES = 2 ** 17

/** A message as the model sees it in one language: places and their weights. */
export interface Features {
  at: number[]
  weight: number[]
}

/** How far concepts that belong together stand apart. */
const REACH = 4

const WEIGHTS = { concept: 0.5, pair: 0.35, triple: 0.25, word: 0.6, wordPair: 0.3, letters: 0.2 }

/** How a message may be read: each stretch of it in each language that it may be in, mostly one. */
export function readings(message: string): Features[] {
  return toStretches(toSentences(message)).flatMap((sentences) => {
    const found = languages.map((language) => conceptsIn(sentences, language))
    const most = Math.max(...found.map((concepts) => concepts.flat().length))
    return found
      .filter((concepts) => concepts.flat().length === most)
      .map((concepts) => toFeatures(sentences, concepts))
  })
}

/** A message in the language that it is known to be in. */
export function readingIn(message: string, language: Language): Features {
  const sentences = toSentences(message)
  return toFeatures(sentences, conceptsIn(sentences, language))
}

const conceptsIn = (sentences: string[][], language: Language): Concept[][] =>
  sentences.map((words) => findConcepts(words, language))

function toFeatures(sentences: string[][], concepts: Concept[][]): Features {
  const weights = new Map<number, number>()
  const add = (name: string, weight: number) => {
    const place = hash(name)
    weights.set(place, Math.min(2 * weight, (weights.get(place) ?? 0) + weight))
  }
  for (const sequence of concepts) addSequence(sequence, add)
  for (const words of sentences) addWords(words, add)
  add(`length ${Math.min(5, Math.floor(Math.log2(sentences.flat().length + 1)))}`, 0.5)
  return { at: [...weights.keys()], weight: [...weights.values()] }
}

/** Which concepts there are, and which follow each other within a few: "not … want … live". */
function addSequence(sequence: readonly Concept[], add: (name: string, weight: number) => void): void {
  for (const [i, one] of sequence.entries()) {
    add(one, WEIGHTS.concept)
    for (let j = i + 1; j <= i + REACH && j < sequence.length; j++) {
      add(`${one}>${sequence[j]}`, WEIGHTS.pair)
      for (let k = j + 1; k <= i + REACH && k < sequence.length; k++)
        add(`${one}>${sequence[j]}>${sequence[k]}`, WEIGHTS.triple)
    }
  }
}

function addWords(words: readonly string[], add: (name: string, weight: number) => void): void {
  for (const [i, word] of words.entries()) {
    add(`w ${word}`, WEIGHTS.word)
    add(`p ${word} ${words[i + 1] ?? ''}`, WEIGHTS.wordPair)
    const padded = ` ${word} `
    for (let size = 3; size <= 5; size++) {
      for (let start = 0; start + size <= padded.length; start++)
        add(`l ${padded.slice(start, start + size)}`, WEIGHTS.letters)
    }
  }
}

function hash(text: string): number {
  let value = 2166136261
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619)
  value ^= value >>> 15
  return (value >>> 0) % FEATURES
}
