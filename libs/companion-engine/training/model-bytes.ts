import { encodeModel } from '@confida/text-analysis'
import type { Classifier } from '../src/understand/classifier/classifier.ts'

/** The file of a classifier. */
export const toModelBytes = (
  { labels, buckets, starts, columns, weights, step }: Classifier<string>,
  trainingDigest: string,
): Buffer =>
  encodeModel({
    metadata: { labels: labels.join(','), trainingDigest },
    tensors: {
      buckets,
      starts,
      columns,
      weights,
      step: Float32Array.of(step),
    },
  })
