import { randomFrom, shuffle } from '@confida/text-analysis'
import type { LabelledText } from '@confida/text-analysis/training'
import { type Classifier, probabilitiesOf } from '../src/understand/classifier/classifier.ts'
import { featuresAsWritten } from '../src/understand/classifier/message-features.ts'
import type { Kind } from './kinds.ts'
import { train } from './train.ts'

/** What a classifier says of a message whose label is known. */
export interface Prediction extends LabelledText {
  /** The likeliest label. */
  found: string
  confidence: number
}

const FOLDS = 5
const SEED = 1

/** Predictions of the classifier that is shipped. */
export const evaluate = (kind: Kind, examples: readonly LabelledText[]): Prediction[] =>
  predict(kind.shipped(), examples)

/** Each example by a classifier that was trained on the other folds. */
export function crossValidate(kind: Kind, examples: readonly LabelledText[]): Prediction[] {
  const fold = examples.map((_, i) => i % FOLDS)
  shuffle(fold, randomFrom(SEED))
  return Array.from({ length: FOLDS }, (_, held) => {
    const model = train(
      kind,
      examples.filter((_, i) => fold[i] !== held),
    )
    return predict(
      model,
      examples.filter((_, i) => fold[i] === held),
    )
  }).flat()
}

function predict(model: Classifier<string>, examples: readonly LabelledText[]): Prediction[] {
  return examples.map((example) => {
    const probabilities = probabilitiesOf(model, featuresAsWritten(example.text, example.language))
    const confidence = Math.max(...probabilities)
    return { ...example, found: model.labels[probabilities.indexOf(confidence)] ?? '', confidence }
  })
}
