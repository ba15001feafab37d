import { logits, type SparseVector } from '../src/regression.ts'
import { randomFrom, shuffle } from '../src/seeded-random.ts'
import { softmax } from '../src/softmax.ts'

/** A text and the index of its label. */
export interface RegressionRow {
  vector: SparseVector
  label: number
}

interface FitOptions {
  labelCount: number
  epochs: number
  /** How much of its weight a bucket loses with each step. */
  decay: number
}

const LEARNING_RATE = 0.1
const EPSILON = 1e-6
const SEED = 7

/** Multinomial logistic regression by AdaGrad, into `weights`; the same numbers for the same rows. */
export function fitRegression(
  weights: Float32Array,
  rows: readonly RegressionRow[],
  { labelCount, epochs, decay }: FitOptions,
): void {
  const squares = new Float32Array(weights.length / labelCount)
  const order = rows.map((_, i) => i)
  const random = randomFrom(SEED)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    for (const i of order) step(weights, squares, rows[i] as RegressionRow, labelCount, decay)
  }
}

/** One step of AdaGrad: a bucket that was often corrected moves less. */
function step(
  weights: Float32Array,
  squares: Float32Array,
  { vector, label }: RegressionRow,
  labelCount: number,
  decay: number,
): void {
  const errors = softmax(logits(weights, labelCount, vector))
  errors[label] = (errors[label] ?? 0) - 1
  const size = errors.reduce((sum, error) => sum + error * error, 0)
  for (let i = 0; i < vector.buckets.length; i++) {
    const [bucket, value] = [vector.buckets[i] as number, vector.values[i] as number]
    const square = (squares[bucket] as number) + size * value * value
    squares[bucket] = square
    const rate = LEARNING_RATE / Math.sqrt(square + EPSILON)
    for (let k = 0, index = bucket * labelCount; k < labelCount; k++, index++) {
      const old = weights[index] as number
      weights[index] = old - rate * ((errors[k] as number) * value + decay * old)
    }
  }
}
