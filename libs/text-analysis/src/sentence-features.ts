import { bucketOf } from './hash.ts'

/** Features are hashed to so many buckets; two that share one are rare enough. */
export const HASH_BUCKETS = 2 ** 20

/** A feature's bucket and how much it weighs. */
export type WeightedFeature = readonly [bucket: number, weight: number]

interface AnalysedSentence {
  words: readonly string[]
  concepts: readonly string[]
  /** Of each position, as a word may mean two things. */
  meanings: readonly string[][]
}

/** How far concepts, and meanings, that belong together stand apart. */
const CONCEPT_REACH = 4
const MEANING_REACH = 3
const MIN_NGRAM = 3
const MAX_NGRAM = 5
const WEIGHTS = {
  concept: 0.5,
  conceptPair: 0.35,
  conceptTriple: 0.25,
  meaning: 0.8,
  meaningPair: 0.45,
  meaningTriple: 0.2,
  word: 0.6,
  wordPair: 0.3,
  ngram: 0.2,
}

export const bucket = (feature: string): number => bucketOf(feature, HASH_BUCKETS)

/** What is said in a sentence: concepts, meanings, words and n-grams of letters, and which of them follow each other. */
export function sentenceFeatures({ words, concepts, meanings }: AnalysedSentence): WeightedFeature[] {
  const features: WeightedFeature[] = []
  addConcepts(features, concepts)
  addMeanings(features, meanings)
  addWords(features, words)
  return features
}

/** Which concepts there are, and which follow each other within a few: "not … want … live". */
function addConcepts(features: WeightedFeature[], concepts: readonly string[]): void {
  for (const [i, one] of concepts.entries()) {
    features.push([bucket(one), WEIGHTS.concept])
    const near = concepts.slice(i + 1, i + 1 + CONCEPT_REACH)
    for (const [j, two] of near.entries()) {
      features.push([bucket(`${one}>${two}`), WEIGHTS.conceptPair])
      for (const three of concepts.slice(i + j + 2, i + 1 + CONCEPT_REACH))
        features.push([bucket(`${one}>${two}>${three}`), WEIGHTS.conceptTriple])
    }
  }
}

function addMeanings(features: WeightedFeature[], positions: readonly string[][]): void {
  for (const [i, meanings] of positions.entries()) {
    for (const one of meanings) {
      features.push([bucket(`m ${one}`), WEIGHTS.meaning])
      for (const two of positions.slice(i + 1, i + 1 + MEANING_REACH).flat())
        features.push([bucket(`m ${one}>${two}`), WEIGHTS.meaningPair])
      for (const two of positions[i + 1] ?? []) {
        for (const three of positions[i + 2] ?? [])
          features.push([bucket(`m ${one}>${two}>${three}`), WEIGHTS.meaningTriple])
      }
    }
  }
}

function addWords(features: WeightedFeature[], words: readonly string[]): void {
  for (const [i, word] of words.entries()) {
    features.push([bucket(`w ${word}`), WEIGHTS.word])
    features.push([bucket(`p ${word} ${words[i + 1] ?? ''}`), WEIGHTS.wordPair])
    const padded = ` ${word} `
    for (let size = MIN_NGRAM; size <= MAX_NGRAM; size++) {
      for (let start = 0; start + size <= padded.length; start++)
        features.push([bucket(`l ${padded.slice(start, start + size)}`), WEIGHTS.ngram])
    }
  }
}
