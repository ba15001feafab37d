import type { Emotion, Language } from '@confida/contracts'
import { trainingExamples } from './examples.ts'
import { toFeatures } from './features.ts'
import { languageOf } from './language-of.ts'
import { type Model, scores, softmax, train } from './train.ts'

export interface EmotionLabel {
  emotion: Emotion
  /** The model's own probability, from 0 to 1. */
  confidence: number
}

/** Tells the mood of a message by cues of its language and by its spelling; no model outside of this process. */
export class EmotionLabeller {
  private readonly model: Model

  constructor(model: Model) {
    this.model = model
  }

  /** @param language of the page; the text's own goes before it where that can be told */
  label(text: string, language: Language): EmotionLabel {
    const { labels, rarity, weights } = this.model
    const features = toFeatures(text, languageOf(text, language), rarity)
    const chances = softmax(scores(weights, labels.length, features))
    const confidence = Math.max(...chances)
    return { emotion: labels[chances.indexOf(confidence)] as Emotion, confidence }
  }
}

let ready: Promise<EmotionLabeller> | undefined

/** The labeller of this process, trained when it is first asked for: about a second, in pieces of a few milliseconds. */
export function emotionLabeller(): Promise<EmotionLabeller> {
  ready ??= train(trainingExamples()).then((model) => new EmotionLabeller(model))
  return ready
}
