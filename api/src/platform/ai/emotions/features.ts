import type { Language } from '@confida/contracts'
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
const NGRAM_WEIGHT = 1
const CUE_WEIGHT = 0.7
const WORD_WEIGHT = 1

function hash(text: string, seed: number): number {
  let value = seed
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619)
  value ^= value >>> 15
  return (value >>> 0) % FEATURES
}

/** N-grams inside words, with the words' edges, and pairs of neighbours. */
export function ngrams(tokens: string): Map<number, number> {
  const counts = new Map<number, number>()
  const add = (place: number) => counts.set(place, (counts.get(place) ?? 0) + 1)
  const words = tokens.trim().split(' ')
  words.forEach((word, i) => {
    const padded = ` ${word} `
    for (let size = SHORTEST; size <= LONGEST; size++) {
      for (let start = 0; start + size <= padded.length; start++)
        add(hash(padded.slice(start, start + size), size))
    }
    add(hash(`${word} ${words[i + 1] ?? ''}`, 11))
  })
  return counts
}

/** How a text is written, whatever its language. */
function style(original: string, tokens: string): Map<string, number> {
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

export function toFeatures(text: string, language: Language, rarity: Float32Array): Features {
  const tokens = toTokens(text)
  const at: number[] = []
  const weight: number[] = []
  let length = 0
  for (const [place, count] of ngrams(tokens)) {
    const value = dampen(count) * (rarity[place] ?? 0)
    if (value === 0) continue
    at.push(place)
    weight.push(value)
    length += value * value
  }
  const scale = NGRAM_WEIGHT / Math.sqrt(length || 1)
  for (let i = 0; i < weight.length; i++) weight[i] = (weight[i] ?? 0) * scale
  const cues = findCues(tokens, language)
  const present = [...cues.keys()]
  for (const [name, count] of cues) {
    at.push(hash(name, 21))
    weight.push(CUE_WEIGHT * Math.min(2, dampen(count)))
    at.push(hash(name + language, 22))
    weight.push(CUE_WEIGHT * 0.5)
  }
  if (present.length === 0) push('none')
  for (const [name, count] of style(text, tokens)) {
    at.push(hash(name, 23))
    weight.push(CUE_WEIGHT * 0.5 * dampen(count))
  }
  function push(name: string) {
    at.push(hash(name, 24))
    weight.push(WORD_WEIGHT)
  }
  return { at, weight }
}
