import type { SparseVector } from '@confida/text-analysis'
import { fitRegression, type LabelledText, roundWeights } from '@confida/text-analysis/training'
import type { Classifier } from '../src/understand/classifier/classifier.ts'
import { type ChatMessage, featuresInChat, featuresOf } from './corpus.ts'
import type { Kind } from './kinds.ts'

const DECAY = 1e-2
/** Of the 127 to the largest weight: what is smaller decides nothing, and most weights are. */
const FEWEST_STEPS = 3
/** Chats are what the classifier is for: each of their messages is learned this often. */
const TIMES_OF_CHATS = 2

/** Its weights are rounded to one byte each, as in its file. The same numbers for the same messages. */
export function train(
  { labels, epochs, fewestMessages }: Kind,
  examples: readonly LabelledText[],
  chats: readonly ChatMessage[],
): Classifier<string> {
  const analyse =
    <Text extends LabelledText>(toFeatures: (text: Text) => SparseVector) =>
    (text: Text) => ({ vector: toFeatures(text), label: labels.indexOf(text.label) })
  const ofChats = chats.map(analyse(featuresInChat))
  const analysed = [
    ...examples.map(analyse(featuresOf)),
    ...Array.from({ length: TIMES_OF_CHATS }, () => ofChats).flat(),
  ]
  const rows = rowsOf(
    analysed.map(({ vector }) => vector),
    fewestMessages,
  )
  const weights = new Float32Array(rows.size * labels.length)
  const known = analysed.map(({ vector, label }) => ({ vector: knownOf(rows, vector), label }))
  fitRegression(weights, known, { labelCount: labels.length, epochs, decay: DECAY })
  return withoutSmall(labels, [...rows.keys()], weights)
}

function rowsOf(vectors: readonly SparseVector[], fewestMessages: number): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { buckets } of vectors)
    for (const bucket of buckets) counts.set(bucket, (counts.get(bucket) ?? 0) + 1)
  const buckets = [...counts].filter(([, count]) => count >= fewestMessages).map(([bucket]) => bucket)
  return new Map(buckets.sort((a, b) => a - b).map((bucket, row) => [bucket, row]))
}

/** A text's features as rows of the model, without those that it does not know. */
function knownOf(rows: ReadonlyMap<number, number>, { buckets, values }: SparseVector): SparseVector {
  const known: SparseVector = { buckets: [], values: [] }
  for (const [i, bucket] of buckets.entries()) {
    const row = rows.get(bucket)
    if (row === undefined) continue
    known.buckets.push(row)
    known.values.push(values[i] as number)
  }
  return known
}

/** Rows whose weights are all small are left out. */
function withoutSmall(
  labels: readonly string[],
  buckets: readonly number[],
  dense: Float32Array,
): Classifier<string> {
  const rounded = roundWeights(dense)
  const [known, starts, columns, weights]: [number[], number[], number[], number[]] = [[], [], [], []]
  for (const [row, bucket] of buckets.entries()) {
    const start = columns.length
    for (let column = 0; column < labels.length; column++) {
      const weight = rounded.weights[row * labels.length + column] as number
      if (Math.abs(weight) < FEWEST_STEPS) continue
      columns.push(column)
      weights.push(weight)
    }
    if (columns.length === start) continue
    known.push(bucket)
    starts.push(start)
  }
  return {
    labels,
    buckets: Uint32Array.from(known),
    starts: Uint32Array.from([...starts, columns.length]),
    columns: Uint16Array.from(columns),
    weights: Int8Array.from(weights),
    step: rounded.step[0] as number,
  }
}
