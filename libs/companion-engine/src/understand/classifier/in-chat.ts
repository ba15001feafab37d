import { bucket, type SparseVector } from '@confida/text-analysis'
import { type Classifier, likeliestLabel } from './classifier.ts'

const WEIGHT = 2
/** In place of a label before the first message. */
const BEGINNING = 'beginning'

/**
 * A message in its chat: what it is depends on what the one before it was.
 * @param labelBefore of the writer's message before it; nothing of the first
 */
export function afterLabel({ buckets, values }: SparseVector, labelBefore: string = BEGINNING): SparseVector {
  return { buckets: [...buckets, bucket(`after ${labelBefore}`)], values: [...values, WEIGHT] }
}

/** The same, where the message before it is known by its features. */
export const afterMessage = <Label extends string>(
  classifier: Classifier<Label>,
  features: SparseVector,
  before: SparseVector | undefined,
): SparseVector => afterLabel(features, before && likeliestLabel(classifier, before).label)
