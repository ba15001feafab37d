import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeModel, logits, type SparseVector, softmax } from '@confida/text-analysis'
import type { Act } from './act.ts'

/** Multinomial logistic regression over the features that training met more than once. */
export interface ActModel {
  labels: readonly Act[]
  /** The row of each bucket that is known. */
  rows: ReadonlyMap<number, number>
  /** For each row the weights of all labels, in steps of `step`. */
  weights: Float32Array | Int8Array
  step: number
}

export const MODEL_FILE = join(import.meta.dirname, 'act.model.safetensors')

/** The file has one byte for each weight. */
export function toActModel(file: Buffer): ActModel {
  const { tensors, metadata } = decodeModel(file)
  return {
    labels: (metadata.labels ?? '').split(',') as Act[],
    rows: new Map(Array.from(tensors.buckets ?? [], (bucket, row) => [bucket, row])),
    weights: tensors.weights instanceof Int8Array ? tensors.weights : new Int8Array(),
    step: tensors.step?.[0] ?? 0,
  }
}

/** How likely each label is, in the order of the labels. */
export function probabilitiesOf(model: ActModel, vector: SparseVector): number[] {
  const scores = logits(model.weights, model.labels.length, knownOf(model.rows, vector))
  return softmax(scores.map((score) => score * model.step))
}

/** A text's features as rows of the model, without those that it does not know. */
export function knownOf(rows: ReadonlyMap<number, number>, { buckets, values }: SparseVector): SparseVector {
  const known: SparseVector = { buckets: [], values: [] }
  for (const [i, bucket] of buckets.entries()) {
    const row = rows.get(bucket)
    if (row === undefined) continue
    known.buckets.push(row)
    known.values.push(values[i] as number)
  }
  return known
}

let shipped: ActModel | undefined

/** The model that is shipped, made by `npm run acts -- train`. */
export function actModel(): ActModel {
  shipped ??= toActModel(readFileSync(MODEL_FILE))
  return shipped
}
