import { placeOf } from './hash.ts'

/** One thing that is seen in a sentence: its place and how much it weighs. */
export type Seen = readonly [place: number, weight: number]

interface SentenceMeanings {
  words: readonly string[]
  concepts: readonly string[]
  meanings: readonly string[][]
}

/** How far concepts, and meanings, that belong together stand apart. */
const CONCEPTS_REACH = 4
const MEANINGS_REACH = 3
const SHORTEST_PIECE = 3
const LONGEST_PIECE = 5
const WEIGHTS = {
  concept: 0.5,
  concepts: 0.35,
  threeConcepts: 0.25,
  meaning: 0.8,
  meanings: 0.45,
  threeMeanings: 0.2,
  word: 0.6,
  words: 0.3,
  letters: 0.2,
}

export function seenIn({ words, concepts, meanings }: SentenceMeanings): Seen[] {
  const seen: Seen[] = []
  addConcepts(seen, concepts)
  addMeanings(seen, meanings)
  addWords(seen, words)
  return seen
}

/** Which concepts there are, and which follow each other within a few: "not … want … live". */
function addConcepts(seen: Seen[], concepts: readonly string[]): void {
  for (const [i, one] of concepts.entries()) {
    seen.push([placeOf(one), WEIGHTS.concept])
    const near = concepts.slice(i + 1, i + 1 + CONCEPTS_REACH)
    for (const [j, two] of near.entries()) {
      seen.push([placeOf(`${one}>${two}`), WEIGHTS.concepts])
      for (const three of concepts.slice(i + j + 2, i + 1 + CONCEPTS_REACH))
        seen.push([placeOf(`${one}>${two}>${three}`), WEIGHTS.threeConcepts])
    }
  }
}

function addMeanings(seen: Seen[], places: readonly string[][]): void {
  for (const [i, ones] of places.entries()) {
    for (const one of ones) {
      seen.push([placeOf(`m ${one}`), WEIGHTS.meaning])
      for (const two of places.slice(i + 1, i + 1 + MEANINGS_REACH).flat())
        seen.push([placeOf(`m ${one}>${two}`), WEIGHTS.meanings])
      for (const two of places[i + 1] ?? []) {
        for (const three of places[i + 2] ?? [])
          seen.push([placeOf(`m ${one}>${two}>${three}`), WEIGHTS.threeMeanings])
      }
    }
  }
}

function addWords(seen: Seen[], words: readonly string[]): void {
  for (const [i, word] of words.entries()) {
    seen.push([placeOf(`w ${word}`), WEIGHTS.word])
    seen.push([placeOf(`p ${word} ${words[i + 1] ?? ''}`), WEIGHTS.words])
    const padded = ` ${word} `
    for (let size = SHORTEST_PIECE; size <= LONGEST_PIECE; size++) {
      for (let start = 0; start + size <= padded.length; start++)
        seen.push([placeOf(`l ${padded.slice(start, start + size)}`), WEIGHTS.letters])
    }
  }
}
