import { encodeModel } from '@confida/text-analysis'
import { roundWeights } from '@confida/text-analysis/training'
import type { TrainedModel } from './train.ts'

/** The file of a model, its weights rounded to one byte each. */
export const toModelBytes = ({ labels, rows, weights }: TrainedModel, trainingDigest: string): Buffer =>
  encodeModel({
    metadata: { labels: labels.join(','), trainingDigest },
    tensors: { buckets: Uint32Array.from(rows.keys()), ...roundWeights(weights) },
  })
