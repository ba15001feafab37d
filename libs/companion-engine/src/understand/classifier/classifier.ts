import { readFileSync } from 'node:fs'
import { decodeModel, type SparseVector, softmax } from '@confida/text-analysis'

/** Multinomial logistic regression over the features that training met more than once. */
export interface Classifier<Label extends string> {
  labels: readonly Label[]
  /** The row of each bucket that is known. */
  rows: ReadonlyMap<number, number>
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
  const { buckets = [], starts, columns, weights, step } = tensors
  if (!(starts instanceof Uint32Array && columns instanceof Uint16Array && weights instanceof Int8Array))
    throw new Error('This is not the file of a classifier.')
  return {
    labels: (metadata.labels ?? '').split(',') as Label[],
    rows: new Map(Array.from(buckets, (bucket, row) => [bucket, row])),
    starts,
    columns,
    weights,
    step: step?.[0] ?? 0,
  }
}

/** How likely each label is, in the order of the labels. */
export function probabilitiesOf<Label extends string>(
  { labels, rows, starts, columns, weights, step }: Classifier<Label>,
  { buckets, values }: SparseVector,
): number[] {
  const scores = new Array<number>(labels.length).fill(0)
  for (const [i, bucket] of buckets.entries()) {
    const row = rows.get(bucket)
    if (row === undefined) continue
    const value = (values[i] as number) * step
    for (let at = starts[row] as number; at < (starts[row + 1] as number); at++) {
      const column = columns[at] as number
      scores[column] = (scores[column] as number) + (weights[at] as number) * value
    }
  }
  return softmax(scores)
}

/** Reads the classifier of a file, once. */
export function shippedClassifier<Label extends string>(path: string): () => Classifier<Label> {
  let shipped: Classifier<Label> | undefined
  return () => {
    shipped ??= toClassifier<Label>(readFileSync(path))
    return shipped
  }
}
