import type { SparseVector } from '@confida/text-analysis'
import { fitRegression, type LabelledText } from '@confida/text-analysis/training'
import { type ActModel, knownOf } from '../src/understand/acts/act.model.ts'
import { ACTS, type Act } from '../src/understand/acts/act.ts'
import { actFeatures } from '../src/understand/acts/act-features.ts'

const EPOCHS = 12
const DECAY = 1e-2
/** A feature of one message alone says nothing about others. */
const FEWEST_MESSAGES = 4

/** As it comes from training, its weights not rounded yet. */
export interface TrainedModel extends ActModel {
  weights: Float32Array
}

/** The same numbers for the same messages. */
export function train(examples: readonly LabelledText[]): TrainedModel {
  const analysed = examples.map(({ text, language, label }) => ({
    vector: actFeatures(text, language),
    label: ACTS.indexOf(label as Act),
  }))
  const rows = rowsOf(analysed.map(({ vector }) => vector))
  const weights = new Float32Array(rows.size * ACTS.length)
  const known = analysed.map(({ vector, label }) => ({ vector: knownOf(rows, vector), label }))
  fitRegression(weights, known, { labelCount: ACTS.length, epochs: EPOCHS, decay: DECAY })
  return { labels: ACTS, rows, weights, step: 1 }
}

function rowsOf(vectors: readonly SparseVector[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const bucket of vectors.flatMap(({ buckets }) => buckets))
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1)
  const buckets = [...counts].filter(([, count]) => count >= FEWEST_MESSAGES).map(([bucket]) => bucket)
  return new Map(buckets.sort((a, b) => a - b).map((bucket, row) => [bucket, row]))
}
