import { encodeModel } from '@confida/text-analysis'
import type { EmotionModel } from '../src/emotion.model.ts'

/** The file of a model: of the buckets those alone that training met, most are empty. */
export function toModelBytes(
  { labels, idf, weights, naiveBayes }: EmotionModel,
  trainingDigest: string,
): Buffer {
  const width = labels.length
  const all = Uint32Array.from(idf.keys())
  const valuesOf = (bucket: number) => weights.subarray(bucket * width, (bucket + 1) * width)
  const buckets = all.filter((bucket) => idf[bucket] !== 0 || valuesOf(bucket).some((weight) => weight !== 0))
  const naiveBayesBuckets = all.filter((bucket) => naiveBayes.isKnown[bucket])
  return encodeModel({
    metadata: { labels: labels.join(','), trainingDigest },
    tensors: {
      buckets,
      idf: gather(buckets, idf, 1),
      weights: gather(buckets, weights, width),
      naiveBayesBuckets,
      logLikelihoods: gather(naiveBayesBuckets, naiveBayes.logLikelihoods, width),
    },
  })
}

/** The values of some buckets, `width` of each. */
function gather(buckets: Uint32Array, values: Float32Array, width: number): Float32Array {
  const gathered = new Float32Array(buckets.length * width)
  for (const [i, bucket] of buckets.entries())
    gathered.set(values.subarray(bucket * width, (bucket + 1) * width), i * width)
  return gathered
}
