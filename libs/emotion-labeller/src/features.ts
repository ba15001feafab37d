import { bucketOf, type Language, type SparseVector, stemOf } from '@confida/text-analysis'
import type { Analysis } from './analysis.ts'

/** Features are hashed to so many buckets; two that share one are rare enough. */
export const HASH_BUCKETS = 2 ** 17

/** Seeds of the hash, by kind of feature; n-grams of letters have their length. */
const SEEDS = {
  wordPair: 11,
  stem: 13,
  stemPair: 14,
  cue: 21,
  cueOfLanguage: 22,
  style: 23,
  noCue: 24,
  cuePair: 25,
  concept: 31,
  conceptPair: 32,
}
const MIN_NGRAM = 2
const MAX_NGRAM = 5
const CUE_WEIGHT = 1
const CUE_PAIR_WEIGHT = 0.2
const CONCEPT_WEIGHT = 0.3
const CONCEPT_PAIR_WEIGHT = 0.2
/** How far concepts that belong together stand apart. */
const CONCEPT_REACH = 2

const bucket = (feature: string, seed: number): number => bucketOf(feature, HASH_BUCKETS, seed)

/** The share of a count that counts: the second time says less than the first. */
const dampen = (count: number) => 1 + Math.log(count)

/** How often each bucket's n-grams are there: of letters within words, with the words' edges, and pairs of words. */
export function countNgrams(clauses: string): Map<number, number> {
  const counts = new Map<number, number>()
  const count = (ngram: number) => counts.set(ngram, (counts.get(ngram) ?? 0) + 1)
  const words = clauses.trim().split(' ')
  for (const [i, word] of words.entries()) {
    const padded = ` ${word} `
    for (let size = MIN_NGRAM; size <= MAX_NGRAM; size++) {
      for (let start = 0; start + size <= padded.length; start++)
        count(bucket(padded.slice(start, start + size), size))
    }
    count(bucket(`${word} ${words[i + 1] ?? ''}`, SEEDS.wordPair))
  }
  return counts
}

/** What naive Bayes sees, as there or not there: stems, pairs of stems, cues, concepts and style. */
export function binaryFeatures({ clauses, cues, concepts, style }: Analysis, language: Language): number[] {
  const stems = clauses
    .trim()
    .split(' ')
    .map((word) => stemOf(word, language))
  const features = new Set<number>()
  for (const [i, stem] of stems.entries()) {
    features.add(bucket(stem, SEEDS.stem))
    features.add(bucket(`${stem} ${stems[i + 1] ?? ''}`, SEEDS.stemPair))
  }
  if (cues.size === 0) features.add(bucket('none', SEEDS.noCue))
  for (const cue of cues.keys()) features.add(bucket(cue, SEEDS.cue))
  for (const concept of concepts.flat()) features.add(bucket(concept, SEEDS.concept))
  for (const name of style.keys()) features.add(bucket(name, SEEDS.style))
  return [...features]
}

/** What the regression sees: n-grams, cues, concepts and style. */
export function weightedFeatures(analysis: Analysis, language: Language, idf: Float32Array): SparseVector {
  const vector: SparseVector = { buckets: [], values: [] }
  addNgrams(vector, analysis.clauses, idf)
  addCues(vector, analysis.cues, language)
  for (const concepts of analysis.concepts) addConcepts(vector, concepts)
  for (const [name, count] of analysis.style) add(vector, bucket(name, SEEDS.style), dampen(count))
  return vector
}

function add({ buckets, values }: SparseVector, feature: number, value: number): void {
  buckets.push(feature)
  values.push(value)
}

/** TF-IDF of the n-grams, of length 1 together, however long the text is. */
function addNgrams(vector: SparseVector, clauses: string, idf: Float32Array): void {
  const found = [...countNgrams(clauses)]
    .map(([ngram, count]) => ({ ngram, value: dampen(count) * (idf[ngram] ?? 0) }))
    .filter(({ value }) => value > 0)
  const length = Math.sqrt(found.reduce((sum, { value }) => sum + value * value, 0)) || 1
  for (const { ngram, value } of found) add(vector, ngram, value / length)
}

/** Each cue for all languages and for its own, and which of them come together. */
function addCues(vector: SparseVector, cues: Map<string, number>, language: Language): void {
  const names = [...cues.keys()].sort()
  if (names.length === 0) add(vector, bucket('none', SEEDS.noCue), 1)
  for (const [name, count] of cues) {
    add(vector, bucket(name, SEEDS.cue), CUE_WEIGHT * Math.min(2, dampen(count)))
    add(vector, bucket(name + language, SEEDS.cueOfLanguage), CUE_WEIGHT / 2)
  }
  for (const [i, name] of names.entries()) {
    for (const other of names.slice(i + 1))
      add(vector, bucket(`${name}&${other}`, SEEDS.cuePair), CUE_PAIR_WEIGHT)
  }
}

/** What a sentence is about in words that all languages share (wish, not, sleep, work, again …), and what follows what. */
function addConcepts(vector: SparseVector, concepts: readonly string[]): void {
  for (const [i, concept] of concepts.entries()) {
    add(vector, bucket(concept, SEEDS.concept), CONCEPT_WEIGHT)
    for (const next of concepts.slice(i + 1, i + 1 + CONCEPT_REACH))
      add(vector, bucket(`${concept}>${next}`, SEEDS.conceptPair), CONCEPT_PAIR_WEIGHT)
  }
}
