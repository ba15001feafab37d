import type { Language } from '@confida/contracts'
import { toSentences } from '../../care/care-text.ts'
import { findConcepts } from '../../care/concepts/find-concepts.ts'
import { findCues } from './cues.ts'
import { toTokens } from './tokens.ts'

/** Places that n-grams and cues are hashed to; two that share one are rare enough. */
export const FEATURES = 2 ** 17

/** A text as the model sees it: places and their weights. */
export interface Features {
  at: number[]
  weight: number[]
}

const SHORTEST = 2
const LONGEST = 5
const CUE_WEIGHT = 1
const PAIR_WEIGHT = 0.2
const CONCEPT_WEIGHT = 0.3
const CONCEPT_PAIR_WEIGHT = 0.2
/** How far concepts that belong together stand apart. */
const CONCEPT_REACH = 2

export function hash(text: string, seed: number): number {
  let value = seed
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619)
  value ^= value >>> 15
  return (value >>> 0) % FEATURES
}

/** N-grams inside words, with the words' edges, and pairs of neighbours. */
export function ngrams(tokens: string): Map<number, number> {
  const counts = new Map<number, number>()
  const count = (place: number) => counts.set(place, (counts.get(place) ?? 0) + 1)
  const words = tokens.trim().split(' ')
  words.forEach((word, i) => {
    const padded = ` ${word} `
    for (let size = SHORTEST; size <= LONGEST; size++) {
      for (let start = 0; start + size <= padded.length; start++)
        count(hash(padded.slice(start, start + size), size))
    }
    count(hash(`${word} ${words[i + 1] ?? ''}`, 11))
  })
  return counts
}

/** How a text is written, whatever its language. */
function styleOf(original: string, tokens: string): Map<string, number> {
  const found = new Map<string, number>()
  const count = (name: string, pattern: RegExp) => {
    const hits = original.match(pattern)?.length ?? 0
    if (hits > 0) found.set(name, Math.min(hits, 4))
  }
  const words = tokens.trim().split(' ').length
  found.set(`words:${Math.min(6, Math.floor(Math.log2(words + 1)))}`, 1)
  count('stretched', /(\p{L})\1{2,}/giu)
  count('doubled', /(\p{L})\1(?!\p{L})/giu)
  count('question', /[?؟]/g)
  count('exclamation', /!/g)
  count('dots', /\.\.|…/g)
  count('capitals', /\b\p{Lu}{3,}\b/gu)
  count('digits', /\d+/g)
  count('quotes', /["«»“”]/g)
  count('hearts', /[❤💕💖💘💗💓💞🥰😍😘💜🧡💛💚💙🤍💝]/gu)
  count('drinks', /[🍷🍺🍻🥂🍸🍹🥃🍾🥴😵]/gu)
  count('laughing', /[😂🤣😆😅😹]/gu)
  count('sad', /[😢😭😞😔☹🙁💔😥😣🥺😩]/gu)
  count('festive', /[🎉🎊🪩💃🕺🎶🎵🥳🎲🎤🔥]/gu)
  count('bored', /[🥱😴🙄😐😑]/gu)
  count('hello', /^\s*(?:\p{L}+\s+){0,3}\p{L}+[\s?!.👍🙂]*$/gu)
  if (/^\p{Lu}/u.test(original) && /[.?!]$/.test(original)) found.set('tidy', 1)
  return found
}

const dampen = (count: number) => 1 + Math.log(count)

/** What is found in a text, for both models. */
export interface Signs {
  tokens: string
  cues: Map<string, number>
  /** Sentence by sentence. */
  concepts: string[][]
  style: Map<string, number>
}

export function readSigns(text: string, language: Language): Signs {
  const tokens = toTokens(text)
  return {
    tokens,
    cues: findCues(tokens, language),
    concepts: toSentences(text).map((words) => findConcepts(words, language)),
    style: styleOf(text, tokens),
  }
}

export function toFeatures(signs: Signs, language: Language, rarity: Float32Array): Features {
  const features: Features = { at: [], weight: [] }
  addNgrams(features, signs.tokens, rarity)
  addCues(features, signs.cues, language)
  for (const concepts of signs.concepts) addConcepts(features, concepts)
  for (const [name, count] of signs.style) add(features, hash(name, 23), dampen(count))
  return features
}

function add({ at, weight }: Features, place: number, value: number): void {
  at.push(place)
  weight.push(value)
}

/** Of the same length together, however long the text is. */
function addNgrams(features: Features, tokens: string, rarity: Float32Array): void {
  const found = [...ngrams(tokens)]
    .map(([place, count]) => ({ place, value: dampen(count) * (rarity[place] ?? 0) }))
    .filter(({ value }) => value > 0)
  const length = Math.sqrt(found.reduce((sum, { value }) => sum + value * value, 0)) || 1
  for (const { place, value } of found) add(features, place, value / length)
}

/** Each cue for all languages and for its own, and which of them come together. */
function addCues(features: Features, cues: Map<string, number>, language: Language): void {
  const names = [...cues.keys()].sort()
  if (names.length === 0) add(features, hash('none', 24), 1)
  for (const [name, count] of cues) {
    add(features, hash(name, 21), CUE_WEIGHT * Math.min(2, dampen(count)))
    add(features, hash(name + language, 22), CUE_WEIGHT / 2)
  }
  for (const [i, name] of names.entries()) {
    for (const other of names.slice(i + 1)) add(features, hash(`${name}&${other}`, 25), PAIR_WEIGHT)
  }
}

/** What a sentence is about in words that all languages share (wish, not, sleep, work, again …), and what follows what. */
function addConcepts(features: Features, concepts: readonly string[]): void {
  for (const [i, concept] of concepts.entries()) {
    add(features, hash(concept, 31), CONCEPT_WEIGHT)
    for (const next of concepts.slice(i + 1, i + 1 + CONCEPT_REACH))
      add(features, hash(`${concept}>${next}`, 32), CONCEPT_PAIR_WEIGHT)
  }
}
