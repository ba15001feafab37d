/** A text as a regression sees it: the rows of its features, and what each weighs. */
export interface SparseVector {
  buckets: number[]
  values: number[]
}

/**
 * The scores of all labels of a multinomial logistic regression, as log odds up to a constant.
 * @param weights for each bucket those of all labels
 */
export function logits(
  weights: Float32Array | Int8Array,
  labelCount: number,
  { buckets, values }: SparseVector,
): number[] {
  const sums = new Array<number>(labelCount).fill(0)
  for (let i = 0; i < buckets.length; i++) {
    const [start, value] = [(buckets[i] as number) * labelCount, values[i] as number]
    for (let k = 0; k < labelCount; k++)
      sums[k] = (sums[k] as number) + (weights[start + k] as number) * value
  }
  return sums
}
