import { readFileSync } from 'node:fs'
import { decodeModel } from '@confida/text-analysis'
import { expect, it } from '@jest/globals'
import { logOdds, MODEL_FILE, toRiskModel } from '../src/model/risk.model.ts'
import { trainingDigest } from './corpus.ts'
import { toModelBytes } from './model-bytes.ts'

it('was trained on the messages and words as they are now, else: npm run care -- train', () => {
  expect(decodeModel(readFileSync(MODEL_FILE)).metadata.trainingDigest).toBe(trainingDigest())
})

it('scores the same from its file as from training, but for rounding', () => {
  const model = { bias: -1.5, weights: Float32Array.of(0.5, -2, 0, 1) }
  const features = { buckets: [0, 1, 3], values: [1, 1, 2], isGrave: true }
  expect(logOdds(toRiskModel(toModelBytes(model, '')), features)).toBeCloseTo(logOdds(model, features), 1)
})
