import type { Emotion } from '@confida/contracts'
import { randomFrom, shuffle } from '@confida/text-analysis'
import type { LabelledText } from '@confida/text-analysis/training'
import { type Analysis, analyse } from '../src/analysis.ts'
import { type EmotionModel, logits } from '../src/emotion.model.ts'
import {
  binaryFeatures,
  countNgrams,
  HASH_BUCKETS,
  type SparseVector,
  weightedFeatures,
} from '../src/features.ts'
import { softmax } from '../src/softmax.ts'
import { trainNaiveBayes } from './train-naive-bayes.ts'

const EPOCHS = 8
const LEARNING_RATE = 0.1
const DECAY = 1e-3
const EPSILON = 1e-6
const SEED = 7

/** Multinomial logistic regression by AdaGrad, and naive Bayes beside it; the same numbers for the same examples. */
export function train(examples: readonly LabelledText[]): EmotionModel {
  const labels = [...new Set(examples.map(({ label }) => label as Emotion))].sort()
  const analysed = examples.map(({ text, language, label }) => ({
    analysis: analyse(text, language),
    language,
    label: labels.indexOf(label as Emotion),
  }))
  const idf = idfOf(analysed)
  const rows = analysed.map(({ analysis, language, label }) => ({
    vector: weightedFeatures(analysis, language, idf),
    features: binaryFeatures(analysis, language),
    label,
  }))
  const model: EmotionModel = {
    labels,
    idf,
    weights: new Float32Array(HASH_BUCKETS * labels.length),
    naiveBayes: trainNaiveBayes(rows, labels.length),
  }
  fit(model, rows)
  return model
}

/** Rare n-grams tell more than common ones; those of a single text tell nothing. */
function idfOf(examples: readonly { analysis: Analysis }[]): Float32Array {
  const texts = new Float32Array(HASH_BUCKETS)
  for (const { analysis } of examples) {
    for (const ngram of countNgrams(analysis.clauses).keys()) texts[ngram] = (texts[ngram] ?? 0) + 1
  }
  return texts.map((count) => (count < 2 ? 0 : Math.log(examples.length / count)))
}

function fit(model: EmotionModel, rows: readonly { vector: SparseVector; label: number }[]): void {
  const squares = new Float32Array(HASH_BUCKETS)
  const order = rows.map((_, i) => i)
  const random = randomFrom(SEED)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random)
    for (const i of order) {
      const row = rows[i]
      if (row) step(model, squares, row.vector, row.label)
    }
  }
}

/** One step of AdaGrad: a bucket that was often corrected moves less. */
function step(model: EmotionModel, squares: Float32Array, vector: SparseVector, label: number): void {
  const { weights } = model
  const count = model.labels.length
  const errors = softmax(logits(model, vector))
  errors[label] = (errors[label] ?? 0) - 1
  const size = errors.reduce((sum, error) => sum + error * error, 0)
  for (let i = 0; i < vector.buckets.length; i++) {
    const [bucket, value] = [vector.buckets[i] as number, vector.values[i] as number]
    const square = (squares[bucket] as number) + size * value * value
    squares[bucket] = square
    const rate = LEARNING_RATE / Math.sqrt(square + EPSILON)
    for (let k = 0, index = bucket * count; k < count; k++, index++) {
      const old = weights[index] as number
      weights[index] = old - rate * ((errors[k] as number) * value + DECAY * old)
    }
  }
}
