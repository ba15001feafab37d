import { setImmediate as breathe } from 'node:timers/promises'
import type { Language } from '@confida/contracts'
import { FEATURES, type Features, ngrams, readSigns, type Signs, toFeatures } from './features.ts'
import { softmax } from './softmax.ts'
import { toMarks, trainWords, type WordModel } from './word-model.ts'

export interface Example {
  language: Language
  emotion: string
  text: string
}

export interface Model {
  labels: string[]
  rarity: Float32Array
  /** For each place the weights of all labels. */
  weights: Float32Array
  words: WordModel
}

interface Read {
  signs: Signs
  language: Language
  label: number
}

const ROUNDS = 8
const STEP = 0.1
const DECAY = 1e-3
/** About 10 ms of work. */
const ROWS_AT_ONCE = 100

/** Weights by logistic regression and chances by words; it lets other work run in between. */
export async function train(examples: readonly Example[]): Promise<Model> {
  const labels = [...new Set(examples.map(({ emotion }) => emotion))].sort()
  const read: Read[] = []
  for (const [n, { text, language, emotion }] of examples.entries()) {
    if (n % ROWS_AT_ONCE === 0) await breathe()
    read.push({ signs: readSigns(text, language), language, label: labels.indexOf(emotion) })
  }
  const rarity = rarityIn(read)
  const rows = read.map(({ signs, language, label }) => ({
    features: toFeatures(signs, language, rarity),
    marks: toMarks(signs, language),
    label,
  }))
  await breathe()
  const weights = new Float32Array(FEATURES * labels.length)
  const squares = new Float32Array(FEATURES)
  const model = { labels, rarity, weights, words: trainWords(rows, labels.length) }
  const order = rows.map((_, i) => i)
  const random = generator(7)
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random)
    for (const [n, i] of order.entries()) {
      const row = rows[i]
      if (n % ROWS_AT_ONCE === 0) await breathe()
      if (row) learn(model, squares, row.features, row.label)
    }
  }
  return model
}

/** Rare n-grams tell more than common ones; those of a single text tell nothing. */
function rarityIn(examples: readonly Read[]): Float32Array {
  const rarity = new Float32Array(FEATURES)
  for (const { signs } of examples) {
    for (const place of ngrams(signs.tokens).keys()) rarity[place] = (rarity[place] ?? 0) + 1
  }
  return rarity.map((count) => (count < 2 ? 0 : Math.log(examples.length / count)))
}

/** One step of AdaGrad: a place that was often corrected moves less. */
function learn({ labels, weights }: Model, squares: Float32Array, features: Features, label: number) {
  const count = labels.length
  const errors = softmax(scores(weights, count, features))
  errors[label] = (errors[label] ?? 0) - 1
  const size = errors.reduce((sum, error) => sum + error * error, 0)
  const { at, weight } = features
  for (let i = 0; i < at.length; i++) {
    const [place, value] = [at[i] as number, weight[i] as number]
    const square = (squares[place] as number) + size * value * value
    squares[place] = square
    const step = STEP / Math.sqrt(square + 1e-6)
    for (let k = 0, index = place * count; k < count; k++, index++) {
      const old = weights[index] as number
      weights[index] = old - step * ((errors[k] as number) * value + DECAY * old)
    }
  }
}

export function scores(weights: Float32Array, labels: number, { at, weight }: Features): number[] {
  const sums = new Array<number>(labels).fill(0)
  for (let i = 0; i < at.length; i++) {
    const [start, value] = [(at[i] as number) * labels, weight[i] as number]
    for (let k = 0; k < labels; k++) sums[k] = (sums[k] as number) + (weights[start + k] as number) * value
  }
  return sums
}

/** The same numbers at every start, so that a model is the same in every process. */
export function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

export function shuffle(items: number[], random: () => number): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const [a, b] = [items[i] ?? 0, items[j] ?? 0]
    items[i] = b
    items[j] = a
  }
}
