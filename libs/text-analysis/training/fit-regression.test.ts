import { expect, it } from '@jest/globals'
import { logits } from '../src/regression.ts'
import { softmax } from '../src/softmax.ts'
import { fitRegression, type RegressionRow } from './fit-regression.ts'

const LABELS = 3
const row = (bucket: number, label: number): RegressionRow => ({
  vector: { buckets: [bucket, 3], values: [1, 0.5] },
  label,
})
const rows = [row(0, 0), row(1, 1), row(2, 2)]

function fit(): Float32Array {
  const weights = new Float32Array(4 * LABELS)
  fitRegression(weights, rows, { labelCount: LABELS, epochs: 50, decay: 1e-3 })
  return weights
}

it('learns which label belongs to which feature, beside one that all share', () => {
  const weights = fit()
  for (const { vector, label } of rows) {
    const probabilities = softmax(logits(weights, LABELS, vector))
    expect(probabilities.indexOf(Math.max(...probabilities))).toBe(label)
    expect(probabilities[label]).toBeGreaterThan(0.6)
  }
})

it('gives the same numbers for the same rows', () => {
  expect(fit()).toEqual(fit())
})
