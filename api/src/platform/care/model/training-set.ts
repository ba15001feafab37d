import { trainingExamples } from '../../ai/emotions/examples.ts'
import { messageSets, readMessages } from '../messages/read-messages.ts'
import { findRiskByRules } from '../rules.ts'
import type { CareExample } from './train.ts'

const ALTERNATIVES = 'train'
const WEIGHT_OF_A_WAY = 0.2
const WEIGHT_OF_EVERYDAY = 1

/** All that the model is trained on: our own sets, and everyday messages in all moods, none of which is a cry for help. */
export const trainingSet = (sets: readonly string[] = messageSets()): CareExample[] => [
  ...sets.flatMap((set) =>
    readMessages(set).map((message) => ({
      ...message,
      weight: set === ALTERNATIVES ? WEIGHT_OF_A_WAY : 1,
    })),
  ),
  ...everyday(),
]

const everyday = (): CareExample[] =>
  trainingExamples()
    .filter(({ text }) => !findRiskByRules(text))
    .map(({ language, text }) => ({ language, text, isRisk: false, weight: WEIGHT_OF_EVERYDAY }))
