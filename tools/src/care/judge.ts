import {
  type CareMessage,
  generator,
  type MessageSet,
  readMessages,
} from '../../../api/src/platform/care/messages/read-messages.ts'
import {
  fromBytes,
  type RiskModel,
  riskModel,
  toBytes,
} from '../../../api/src/platform/care/model/risk.model.ts'
import { shuffle, trainRisk } from '../../../api/src/platform/care/model/train.ts'
import { type CareExample, trainingSet } from '../../../api/src/platform/care/model/training-set.ts'
import { findRisk } from '../../../api/src/platform/care/self-harm.ts'

export interface Verdict extends CareMessage {
  isFound: boolean
  milliseconds: number
}

/** Judges a set by the model that is shipped. */
export const evaluate = (set: MessageSet): Verdict[] => judge(riskModel(), readMessages(set))

/** Each message that was written as one, by a model that learned neither from it nor from the same line of another language. */
export function crossValidate(folds: number): Verdict[] {
  const examples = trainingSet()
  const fold = Array.from({ length: Math.max(...examples.map(({ line }) => line)) + 1 }, (_, i) => i % folds)
  shuffle(fold, generator(1))
  const isHeld = ({ line, isWay, isMood }: CareExample, held: number) =>
    !isMood && !isWay && fold[line] === held
  return Array.from({ length: folds }, (_, held) => {
    const model = modelOf(examples.filter((example) => !isHeld(example, held)))
    return judge(
      model,
      examples.filter((example) => isHeld(example, held)),
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
