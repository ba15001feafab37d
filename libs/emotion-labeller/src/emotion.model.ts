import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Emotion } from '@confida/contracts'
import { decodeModel, type Tensor } from '@confida/text-analysis'
import { HASH_BUCKETS } from './features.ts'
import type { NaiveBayesModel } from './naive-bayes.ts'

export interface EmotionModel {
  labels: readonly Emotion[]
  /** Inverse document frequency of each bucket's n-grams, 0 where they say nothing. */
  idf: Float32Array
  /** For each bucket the regression's weights of all labels. */
  weights: Float32Array
  naiveBayes: NaiveBayesModel
}

export const MODEL_FILE = join(import.meta.dirname, 'emotion.model.safetensors')

/** The model that is shipped, made by `npm run emotions -- train`. */
export const readEmotionModel = (): EmotionModel => toEmotionModel(readFileSync(MODEL_FILE))

/** The file has the buckets alone that training met, each with its values. */
export function toEmotionModel(bytes: Buffer): EmotionModel {
  const { tensors, metadata } = decodeModel(bytes)
  const tensor = (name: string): Tensor => tensors[name] ?? new Float32Array()
  const labels = (metadata.labels ?? '').split(',') as Emotion[]
  const isKnown = new Uint8Array(HASH_BUCKETS)
  for (const bucket of tensor('naiveBayesBuckets')) isKnown[bucket] = 1
  return {
    labels,
    idf: scatter(tensor('buckets'), tensor('idf'), 1),
    weights: scatter(tensor('buckets'), tensor('weights'), labels.length),
    naiveBayes: {
      logLikelihoods: scatter(tensor('naiveBayesBuckets'), tensor('logLikelihoods'), labels.length),
      isKnown,
    },
  }
}

/** Values of some buckets, `width` of each, where those of all buckets would stand. */
function scatter(buckets: Tensor, values: Tensor, width: number): Float32Array {
  const all = new Float32Array(HASH_BUCKETS * width)
  for (const [i, bucket] of buckets.entries())
    all.set(values.subarray(i * width, (i + 1) * width), bucket * width)
  return all
}
