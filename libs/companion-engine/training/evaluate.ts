import { randomFrom, shuffle } from '@confida/text-analysis'
import type { LabelledText } from '@confida/text-analysis/training'
import { type ActModel, actModel } from '../src/understand/acts/act.model.ts'
import { type FoundAct, findAct } from '../src/understand/acts/find-act.ts'
import { train } from './train.ts'

/** What the model says of a message of which the act is known. */
export interface Prediction extends LabelledText, FoundAct {}

const FOLDS = 5
const SEED = 1

/** Predictions of the model that is shipped. */
export const evaluate = (examples: readonly LabelledText[]): Prediction[] => predict(actModel(), examples)

/** Each example by a model that was trained on the other folds. */
export function crossValidate(examples: readonly LabelledText[]): Prediction[] {
  const fold = examples.map((_, i) => i % FOLDS)
  shuffle(fold, randomFrom(SEED))
  return Array.from({ length: FOLDS }, (_, held) => {
    const model = train(examples.filter((_, i) => fold[i] !== held))
    return predict(
      model,
      examples.filter((_, i) => fold[i] === held),
    )
  }).flat()
}

const predict = (model: ActModel, examples: readonly LabelledText[]): Prediction[] =>
  examples.map((example) => ({ ...example, ...findAct(example.text, example.language, model) }))
