import type { Emotion, Language } from '@confida/contracts'
import { trainingExamples } from './examples.ts'
import { readSigns, toFeatures } from './features.ts'
import { languageOf } from './language-of.ts'
import { softmax } from './softmax.ts'
import { type Model, scores, train } from './train.ts'
import { chancesByWords, toMarks } from './word-model.ts'

export interface EmotionLabel {
  emotion: Emotion
  /** The model's own probability, from 0 to 1. */
  confidence: number
}

/** Chosen by cross-validation; `npm run emotions -- cross-validate --nested` chooses anew in each fold. */
const WORD_SHARE = 1
const TINY = 1e-6

/** Tells the mood of a message by cues of its language and by its spelling; no model outside of this process. */
export class EmotionLabeller {
  private readonly model: Model
  private readonly wordShare: number

  /** @param wordShare how much the words' model counts beside the regression */
  constructor(model: Model, wordShare = WORD_SHARE) {
    this.model = model
    this.wordShare = wordShare
  }

  /** @param language of the page; the text's own goes before it where that can be told */
  label(text: string, language: Language): EmotionLabel {
    const { labels, rarity, weights, words } = this.model
    const own = languageOf(text, language)
    const signs = readSigns(text, own)
    const byWords = chancesByWords(words, toMarks(signs, own), labels.length)
    const sums = scores(weights, labels.length, toFeatures(signs, own, rarity))
    const chances = softmax(sums.map((sum, k) => sum + this.wordShare * Math.log((byWords[k] ?? 0) + TINY)))
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
