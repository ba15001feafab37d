import { randomFrom, shuffle } from '@confida/text-analysis'
import { findRisk } from '../src/find-risk.ts'
import { type RiskModel, riskModel, toRiskModel } from '../src/model/risk.model.ts'
import { type LabelledMessage, type TrainingMessage, trainingMessages } from './corpus.ts'
import { toModelBytes } from './model-bytes.ts'
import { train } from './train.ts'

/** What the detector says of a message of which is known whether it speaks of a risk. */
export interface Prediction extends LabelledMessage {
  isFound: boolean
  milliseconds: number
}

/** How many of the messages that speak of a risk, or of those that do not, are taken for one. A set may have none of a kind. */
export function percentFound(predictions: readonly Prediction[], isRisk: boolean): number {
  const own = predictions.filter((prediction) => prediction.isRisk === isRisk)
  if (own.length === 0) return isRisk ? 100 : 0
  return (100 * own.filter(({ isFound }) => isFound).length) / own.length
}

const FOLDS = 5
const SEED = 1

/** Predictions of the model that is shipped. */
export const evaluate = (messages: readonly LabelledMessage[]): Prediction[] => predict(riskModel(), messages)

/** Each message that was written as one, by a model trained neither on it nor on the same line of another language. */
export function crossValidate(): Prediction[] {
  const messages = trainingMessages()
  const fold = Array.from({ length: Math.max(...messages.map(({ line }) => line)) + 1 }, (_, i) => i % FOLDS)
  shuffle(fold, randomFrom(SEED))
  const isHeld = ({ line, isExpanded, isAnothers }: TrainingMessage, heldFold: number) =>
    !isAnothers && !isExpanded && fold[line] === heldFold
  return Array.from({ length: FOLDS }, (_, heldFold) => {
    const model = train(messages.filter((message) => !isHeld(message, heldFold)))
    return predict(
      toRiskModel(toModelBytes(model, '')),
      messages.filter((message) => isHeld(message, heldFold)),
    )
  }).flat()
}

const predict = (model: RiskModel, messages: readonly LabelledMessage[]): Prediction[] =>
  messages.map((message) => {
    const start = performance.now()
    const isFound = findRisk(message.text, model) !== undefined
    return { ...message, isFound, milliseconds: performance.now() - start }
  })
