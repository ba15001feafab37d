import { HASH_BUCKETS } from '../src/features.ts'
import type { NaiveBayesModel } from '../src/naive-bayes.ts'

const SMOOTHING = 0.1
/** About as many different features as the examples have. */
const VOCABULARY = 20_000

export function trainNaiveBayes(
  rows: readonly { features: number[]; label: number }[],
  labelCount: number,
): NaiveBayesModel {
  const counts = new Float32Array(HASH_BUCKETS * labelCount)
  const totals = new Float32Array(labelCount)
  const texts = new Uint16Array(HASH_BUCKETS)
  for (const { features, label } of rows) {
    for (const bucket of features) {
      const index = bucket * labelCount + label
      counts[index] = (counts[index] ?? 0) + 1
      texts[bucket] = (texts[bucket] ?? 0) + 1
    }
    totals[label] = (totals[label] ?? 0) + features.length
  }
  const logLikelihoods = counts.map((count, index) =>
    Math.log((count + SMOOTHING) / ((totals[index % labelCount] ?? 0) + SMOOTHING * VOCABULARY)),
  )
  return { logLikelihoods, isKnown: Uint8Array.from(texts, (count) => (count < 2 ? 0 : 1)) }
}
