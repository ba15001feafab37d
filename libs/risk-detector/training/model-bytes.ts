import { encodeModel } from '@confida/text-analysis'
import type { RiskModel } from '../src/model/risk.model.ts'

/** Steps from zero to the largest weight: one byte a weight loses nothing that a prediction would show. */
const STEPS = 127

/** The file of a model. */
export function toModelBytes({ bias, weights }: RiskModel, trainingDigest: string): Buffer {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  return encodeModel({
    metadata: { trainingDigest },
    tensors: {
      bias: Float32Array.of(bias),
      step: Float32Array.of(largest / STEPS),
      weights: Int8Array.from(weights, (weight) => Math.round((weight / largest) * STEPS)),
    },
  })
}
