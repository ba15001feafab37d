import { readFileSync } from 'node:fs'
import { decodeModel } from '@confida/text-analysis'
import { describe, expect, it } from '@jest/globals'
import { findRisk } from '../src/find-risk.ts'
import { logOdds, MODEL_FILE, toRiskModel } from '../src/model/risk.model.ts'
import { type LabelledMessage, readMessages, trainingDigest } from './corpus.ts'
import { toModelBytes } from './model-bytes.ts'

function percentOf(messages: readonly LabelledMessage[], isRisk: boolean): number {
  const own = messages.filter((message) => message.isRisk === isRisk)
  return (100 * own.filter(({ text }) => findRisk(text)).length) / own.length
}

describe('the model that is shipped', () => {
  it('does on messages that it was not trained on what messages/README.md says, or better', () => {
    const test = readMessages('test')
    expect(percentOf(test, true)).toBeGreaterThanOrEqual(96)
    expect(percentOf(test, false)).toBeLessThanOrEqual(4.5)
    expect(percentOf(readMessages('everyday'), false)).toBeLessThanOrEqual(3.5)
  })

  it('was trained on the messages and words as they are now, else: npm run care -- train', () => {
    expect(decodeModel(readFileSync(MODEL_FILE)).metadata.trainingDigest).toBe(trainingDigest())
  })
})

it('scores the same from its file as from training, but for rounding', () => {
  const model = { bias: -1.5, weights: Float32Array.of(0.5, -2, 0, 1) }
  const features = { buckets: [0, 1, 3], values: [1, 1, 2], isVague: false }
  expect(logOdds(toRiskModel(toModelBytes(model, '')), features)).toBeCloseTo(logOdds(model, features), 1)
})
