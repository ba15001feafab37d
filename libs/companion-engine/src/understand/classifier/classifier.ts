import { readFileSync } from 'node:fs'
import { decodeModel, type SparseVector, softmax } from '@confida/text-analysis'

/** Multinomial logistic regression over the features that training met more than once. */
export interface Classifier<Label extends string> {
  labels: readonly Label[]
  /** Those that are known, ascending: each has a row. */
  buckets: Uint32Array
  /** Where each row's weights begin, and where the last one's end: a row has weights for some of the labels. */
  starts: Uint32Array
  /** Of each weight, the index of its label. */
  columns: Uint16Array
  weights: Float32Array | Int8Array
  /** What a weight of 1 stands for. */
  step: number
}

/** The classifier in the bytes of its file, which has one byte for each weight. */
export function toClassifier<Label extends string>(file: Buffer): Classifier<Label> {
  const { tensors, metadata } = decodeModel(file)
  const { buckets, starts, columns, weights, step } = tensors
  const isWhole = buckets instanceof Uint32Array && starts instanceof Uint32Array
  if (!(isWhole && columns instanceof Uint16Array && weights instanceof Int8Array))
    throw new Error('This is not the file of a classifier.')
  return {
    labels: (metadata.labels ?? '').split(',') as Label[],
    buckets,
    starts,
    columns,
    weights,
    step: step?.[0] ?? 0,
  }
}

/** How likely each label is, in the order of the labels. */
export function probabilitiesOf<Label extends string>(
  { labels, buckets, starts, columns, weights, step }: Classifier<Label>,
  vector: SparseVector,
): number[] {
  const scores = new Array<number>(labels.length).fill(0)
  for (const [i, bucket] of vector.buckets.entries()) {
    const row = placeIn(buckets, bucket)
    if (buckets[row] !== bucket) continue
    const value = (vector.values[i] as number) * step
    for (let at = starts[row] as number; at < (starts[row + 1] as number); at++) {
      const column = columns[at] as number
      scores[column] = (scores[column] as number) + (weights[at] as number) * value
    }
  }
  return softmax(scores)
}

/** The likeliest label, and how likely it is, from 0 to 1. */
export function likeliestLabel<Label extends string>(
  classifier: Classifier<Label>,
  vector: SparseVector,
): { label: Label; probability: number } {
  const probabilities = probabilitiesOf(classifier, vector)
  const probability = Math.max(...probabilities)
  return { label: classifier.labels[probabilities.indexOf(probability)] as Label, probability }
}

/** Where a value is in an ascending list, or would be. */
function placeIn(list: Uint32Array, value: number): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((list[middle] as number) < value) low = middle + 1
    else high = middle
  }
  return low
}

/** Reads the classifier of a file, once. */
export function shippedClassifier<Label extends string>(path: string): () => Classifier<Label> {
  let shipped: Classifier<Label> | undefined
  return () => {
    shipped ??= toClassifier<Label>(readFileSync(path))
    return shipped
  }
}
