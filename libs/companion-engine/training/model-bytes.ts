import { encodeModel } from '@confida/text-analysis'
import type { TrainedModel } from './train.ts'

const MOST_STEPS = 127

/** The file of a model, its weights rounded to one byte each. */
export function toModelBytes({ labels, rows, weights }: TrainedModel, trainingDigest: string): Buffer {
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / MOST_STEPS || 1
  return encodeModel({
    metadata: { labels: labels.join(','), trainingDigest },
    tensors: {
      buckets: Uint32Array.from(rows.keys()),
      step: Float32Array.of(step),
      weights: Int8Array.from(weights, (weight) => Math.round(weight / step)),
    },
  })
}
