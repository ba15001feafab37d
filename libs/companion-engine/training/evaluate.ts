import { randomFrom, type SparseVector, shuffle } from '@confida/text-analysis'
import type { LabelledText } from '@confida/text-analysis/training'
import { type Classifier, likeliestLabel } from '../src/understand/classifier/classifier.ts'
import { afterMessage } from '../src/understand/classifier/in-chat.ts'
import { featuresAsWritten } from '../src/understand/classifier/message-features.ts'
import type { ChatMessage } from './corpus.ts'
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

/** Predictions of the classifier that is shipped, which does not know what was meant by the message before. */
export function evaluateChats(kind: Kind, chats: readonly ChatMessage[]): Prediction[] {
  const model = kind.shipped()
  const featuresOf = ({ text, language }: LabelledText) => featuresAsWritten(text, language)
  return chats.map((message) => {
    const before = message.before && featuresOf(message.before)
    return toPrediction(model, message, afterMessage(model, featuresOf(message), before))
  })
}

/** Each example by a classifier that was trained on the other folds, and on all chats. */
export function crossValidate(
  kind: Kind,
  examples: readonly LabelledText[],
  chats: readonly ChatMessage[],
): Prediction[] {
  const fold = examples.map((_, i) => i % FOLDS)
  shuffle(fold, randomFrom(SEED))
  return Array.from({ length: FOLDS }, (_, held) => {
    const model = train(
      kind,
      examples.filter((_, i) => fold[i] !== held),
      chats,
    )
    return predict(
      model,
      examples.filter((_, i) => fold[i] === held),
    )
  }).flat()
}

const predict = (model: Classifier<string>, examples: readonly LabelledText[]): Prediction[] =>
  examples.map((example) => toPrediction(model, example, featuresAsWritten(example.text, example.language)))

function toPrediction(model: Classifier<string>, example: LabelledText, features: SparseVector): Prediction {
  const { label, probability } = likeliestLabel(model, features)
  return { ...example, found: label, confidence: probability }
}
