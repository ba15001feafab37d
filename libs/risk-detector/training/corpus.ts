import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { trainingExamples as actExamples } from '@confida/companion-engine/training'
import { trainingExamples as emotionExamples } from '@confida/emotion-labeller/training'
import {
  conceptWords,
  type Language,
  languages,
  type Random,
  randomFrom,
  readMeaningLines,
} from '@confida/text-analysis'
import { digestOf, readLabelledTexts } from '@confida/text-analysis/training'
import { findRiskByRules } from '../src/rules/find-risk-by-rules.ts'

/**
 * To train on; and to evaluate by: of all kinds, of quite ordinary talk, of whole conversations, and of dialects and very
 * colloquial writing.
 */
export const messageSets = ['train', 'test', 'everyday', 'conversation', 'spoken'] as const
export type MessageSet = (typeof messageSets)[number]

export interface LabelledMessage {
  language: Language
  isRisk: boolean
  text: string
}

export interface RiskMessage extends LabelledMessage {
  /** Its line: up to a point the same lines of all languages say the same. */
  line: number
  /** Whether it is one of the messages that a line with alternatives stands for. */
  isExpanded: boolean
}

export interface TrainingMessage extends RiskMessage {
  /** Whether it is of another model's corpus. */
  isAnothers: boolean
}

/** How many messages of a line with alternatives are trained on. */
const MAX_EXPANSIONS = 20
const SEED = 3

/** The messages of a set in all languages; a line with alternatives gives several. */
export function readMessages(set: MessageSet): RiskMessage[] {
  const random = randomFrom(SEED)
  return languages.flatMap((language) =>
    readLines(`${language}.${set}.txt`).flatMap((line, number) =>
      expand(line.slice(2), random).map((text) => ({
        language,
        isRisk: line.startsWith('+ '),
        text,
        line: number,
        isExpanded: line.includes('{'),
      })),
    ),
  )
}

/**
 * Labelled messages of a CSV file with the columns language, label (1 or 0) and text.
 * @throws an error that names the fault, see `readLabelledTexts`
 */
export const readMessageFile = (file: string): LabelledMessage[] =>
  readLabelledTexts(file, ['1', '0']).map(({ language, label, text }) => ({
    language,
    isRisk: label === '1',
    text,
  }))

/** All that the model is trained on: our own messages, and those of emotions and dialogue acts, none of which is a cry for help. */
export const trainingMessages = (): TrainingMessage[] => [
  ...readMessages('train').map((message) => ({ ...message, isAnothers: false })),
  ...[...emotionExamples(), ...actExamples()]
    .filter(({ text }) => !findRiskByRules(text))
    .map(({ language, text }, line) => ({
      language,
      text,
      line,
      isRisk: false,
      isExpanded: false,
      isAnothers: true,
    })),
]

/**
 * Changes with the messages and words that the model was trained on: it then wants training anew. The other models' messages,
 * which only show it how ordinary talk sounds, may grow without that.
 */
export const trainingDigest = (): string =>
  digestOf([readMessages('train'), readMeaningLines(), conceptWords])

const readLines = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, 'messages', name), 'utf8')
    .split('\n')
    .filter(Boolean)

/** Some of the messages that `I {want|wish} to {leave|go}` stands for, drawn by chance. */
function expand(line: string, random: Random): string[] {
  if (!line.includes('{')) return [line]
  const messages = new Set<string>()
  for (let i = 0; i < 2 * MAX_EXPANSIONS && messages.size < MAX_EXPANSIONS; i++) {
    messages.add(
      line.replace(/\{([^}]*)\}/g, (_, alternatives: string) => {
        const list = alternatives.split('|')
        return list[Math.floor(random() * list.length)] ?? ''
      }),
    )
  }
  return [...messages]
}
