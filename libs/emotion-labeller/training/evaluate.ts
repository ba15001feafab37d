import type { LabelledText } from '@confida/text-analysis/training'
import { type EmotionLabeller, emotionLabeller } from '../src/emotion.labeller.ts'
import { trainingExamples } from './corpus.ts'

/** What a labeller says of a message whose emotion is known. */
export interface Prediction {
  language: string
  expected: string
  predicted: string
  confidence: number
  milliseconds: number
}

/** The quickest counts: the others have waited for what else the machine does. */
const RUNS = 3

/** Predictions of the labeller that is shipped. */
export const evaluate = (examples: readonly LabelledText[]): Prediction[] =>
  predict(emotionLabeller(), examples)

/** How many of the messages the labeller was trained on: what it says of them proves nothing. */
export function countTrainedOn(examples: readonly LabelledText[]): number {
  const known = new Set(trainingExamples().map(({ text }) => text.trim()))
  return examples.filter(({ text }) => known.has(text.trim())).length
}

export function predict(labeller: EmotionLabeller, examples: readonly LabelledText[]): Prediction[] {
  return examples.map(({ language, label, text }) => {
    let milliseconds = Number.POSITIVE_INFINITY
    let found = labeller.label(text, language)
    for (let run = 0; run < RUNS; run++) {
      const start = performance.now()
      found = labeller.label(text, language)
      milliseconds = Math.min(milliseconds, performance.now() - start)
    }
    return {
      language,
      expected: label,
      predicted: found.emotion,
      confidence: found.confidence,
      milliseconds,
    }
  })
}
