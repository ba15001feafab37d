import { join } from 'node:path'
import {
  bucket,
  detectLanguage,
  findConcepts,
  findMeanings,
  foldedSentences,
  type Language,
  readMeanings,
  type SparseVector,
  sentenceFeatures,
  stemOf,
} from '@confida/text-analysis'
import { findSignals } from './signals.ts'

/** Long and short messages weigh the same. */
const NORM = 6
const WEIGHTS = {
  named: 1,
  namedPair: 0.5,
  stem: 0.5,
  stemPair: 0.3,
  edge: 0.6,
  style: 0.8,
  length: 0.8,
  signal: 1,
}
const MOST_LENGTH_CLASS = 6
const STYLES = {
  question: /[?؟]/u,
  asksLast: /[?؟][^\p{L}]*$/u,
  exclamation: /!/u,
  dots: /\.\.|…/u,
  capitals: /\b\p{Lu}{3,}\b/u,
  stretched: /(\p{L})\1{2,}/iu,
  digits: /\d/u,
  quotes: /["«»“”„]/u,
  laughing: /[😂🤣😆😅😹]|\b(?:a?h[aei]h|lo+l|x[dD]|هه)/iu,
  sad: /[😢😭😞😔🙁💔😥😣🥺😩]|:\(/u,
  festive: /[🎉🎊🥳🎶💃🕺🔥✨😍🥰❤💕]/u,
}

export const VOCABULARY_FOLDER = join(import.meta.dirname, 'vocabulary')
/** What people talk of and ask for, in the words of each language. */
const vocabulary = readMeanings(VOCABULARY_FOLDER)

/** What a message looks like to a classifier: what it says, how it begins and ends, and how it is written. */
export function messageFeatures(message: string, language: Language): SparseVector {
  const sums = new Map<number, number>()
  const add = (feature: number, weight: number) => sums.set(feature, (sums.get(feature) ?? 0) + weight)
  const sentences = foldedSentences(message)
  for (const words of sentences) {
    const concepts = findConcepts(words, language)
    const meanings = findMeanings(words, language)
    for (const [feature, weight] of sentenceFeatures({ words, concepts, meanings })) add(feature, weight)
    addStems(add, words, language)
  }
  addNamed(add, sentences, language)
  addEdges(add, sentences)
  for (const signal of findSignals(message, language)) add(bucket(`sign ${signal}`), WEIGHTS.signal)
  const words = sentences.flat().length
  add(bucket(`length ${Math.min(MOST_LENGTH_CLASS, Math.floor(Math.log2(words + 1)))}`), WEIGHTS.length)
  for (const [style, pattern] of Object.entries(STYLES))
    if (pattern.test(message)) add(bucket(`style ${style}`), WEIGHTS.style)
  return normalised(sums)
}

/** The same of a message in the language that it shows. @param expected the language of the page, for one that shows none */
export const featuresAsWritten = (message: string, expected: Language): SparseVector =>
  messageFeatures(message, detectLanguage(message, expected))

type Add = (feature: number, weight: number) => void

/** What is named, and what beside it, in whatever order. */
function addNamed(add: Add, sentences: readonly (readonly string[])[], language: Language): void {
  const named = new Set(sentences.flatMap((words) => findMeanings(words, language, vocabulary)).flat())
  const names = [...named].sort()
  for (const [i, one] of names.entries()) {
    add(bucket(`v ${one}`), WEIGHTS.named)
    for (const other of names.slice(i + 1)) add(bucket(`v ${one}+${other}`), WEIGHTS.namedPair)
  }
}

function addStems(add: Add, words: readonly string[], language: Language): void {
  const stems = words.map((word) => stemOf(word, language))
  for (const [i, stem] of stems.entries()) {
    add(bucket(`s ${stem}`), WEIGHTS.stem)
    add(bucket(`t ${stem} ${stems[i + 1] ?? ''}`), WEIGHTS.stemPair)
  }
}

/** A message is often known by its first words, and by those of its last sentence. */
function addEdges(add: Add, sentences: readonly (readonly string[])[]): void {
  const [first = '', second = ''] = sentences[0] ?? []
  const [last = '', next = ''] = sentences.at(-1) ?? []
  add(bucket(`first ${first}`), WEIGHTS.edge)
  add(bucket(`first ${first} ${second}`), WEIGHTS.edge)
  add(bucket(`last ${last} ${next}`), WEIGHTS.edge)
  add(bucket(`end ${sentences.at(-1)?.at(-1) ?? ''}`), WEIGHTS.edge)
}

function normalised(sums: ReadonlyMap<number, number>): SparseVector {
  const buckets = [...sums.keys()]
  const values = [...sums.values()].map((value) => Math.min(2, value))
  const norm = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1
  return { buckets, values: values.map((value) => (value * NORM) / norm) }
}
