import { softmax } from '@confida/text-analysis'

/** How likely each feature is where each label is: of few words it learns more than a regression does. */
export interface NaiveBayesModel {
  /** For each bucket the logarithm of its likelihood under each label. */
  logLikelihoods: Float32Array
  /** 1 for the buckets that training met more than once. */
  isKnown: Uint8Array
}

/** Words of a message are not independent: what they say together counts less than its sum. */
const DEPENDENCE = 0.5

/** The probabilities of all labels, which are taken to be as frequent as each other. */
export function naiveBayes(
  { logLikelihoods, isKnown }: NaiveBayesModel,
  features: readonly number[],
  labelCount: number,
): number[] {
  const sums = new Array<number>(labelCount).fill(0)
  const known = features.filter((bucket) => isKnown[bucket])
  for (const bucket of known) {
    for (let k = 0; k < labelCount; k++)
      sums[k] = (sums[k] as number) + (logLikelihoods[bucket * labelCount + k] as number)
  }
  const weight = DEPENDENCE / Math.sqrt(known.length || 1)
  return softmax(sums.map((sum) => sum * weight))
}
