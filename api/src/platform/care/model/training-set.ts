import type { Language } from '@confida/contracts'
import { trainingExamples } from '../../ai/emotions/examples.ts'
import { type CareMessage, readMessages } from '../messages/read-messages.ts'
import { findRiskByRules } from '../rules.ts'

export interface CareExample extends CareMessage {
  /** An everyday message of the emotion examples. */
  isMood: boolean
}

/** All that the model is trained on: our own set, and messages in all moods, none of which is a cry for help. */
export const trainingSet = (): CareExample[] => [
  ...readMessages('train').map((message) => ({ ...message, isMood: false })),
  ...moods(),
]

const moods = (): CareExample[] =>
  trainingExamples()
    .filter(({ text }) => !findRiskByRules(text))
    .map(({ language, text }, line) => ({
      language: language as Language,
      text,
      line,
      isRisk: false,
      isWay: false,
      isMood: true,
    }))
