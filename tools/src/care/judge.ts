import {
  type CareMessage,
  generator,
  messageSets,
  readMessages,
} from '../../../api/src/platform/care/messages/read-messages.ts'
import { fromBytes, type RiskModel, toBytes } from '../../../api/src/platform/care/model/risk.model.ts'
import { type CareExample, shuffle, trainRisk } from '../../../api/src/platform/care/model/train.ts'
import { trainingSet } from '../../../api/src/platform/care/model/training-set.ts'
import { findRisk } from '../../../api/src/platform/care/self-harm.ts'

export interface Verdict extends CareMessage {
  isFound: boolean
  milliseconds: number
}

/** Judges a set by a model that was trained on the others; the phrases may have been written on it all the same. */
export const evaluate = (set: string): Verdict[] => {
  const messages = readMessages(set)
  if (messages.length === 0)
    throw new Error(`There is no set "${set}"; there are ${messageSets().join(', ')}.`)
  return judge(modelOf(trainingSet(messageSets().filter((other) => other !== set))), messages)
}

/** Each message that was written as one, by a model trained on the other folds. */
export function crossValidate(folds: number): Verdict[] {
  const examples = trainingSet()
  const fold = examples.map((_, i) => i % folds)
  shuffle(fold, generator(1))
  return Array.from({ length: folds }, (_, held) => {
    const model = modelOf(examples.filter(({ weight }, i) => weight < 1 || fold[i] !== held))
    return judge(
      model,
      examples.filter(({ weight }, i) => weight === 1 && fold[i] === held),
    )
  }).flat()
}

const modelOf = (examples: CareExample[]): RiskModel => fromBytes(toBytes(trainRisk(examples)))

const judge = (model: RiskModel, messages: readonly CareMessage[]): Verdict[] =>
  messages.map((message) => {
    const start = performance.now()
    const isFound = findRisk(message.text, model) !== undefined
    return { ...message, isFound, milliseconds: performance.now() - start }
  })
