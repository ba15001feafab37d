import type { Emotion, Language } from '@confida/contracts'
import { detectLanguage, logits, softmax } from '@confida/text-analysis'
import { type Analysis, analyse } from './analysis.ts'
import { isDrunkPossible, withoutLaughter } from './drunkenness.ts'
import { type EmotionModel, readEmotionModel } from './emotion.model.ts'
import { binaryFeatures, weightedFeatures } from './features.ts'
import { naiveBayes } from './naive-bayes.ts'

export interface EmotionLabel {
  emotion: Emotion
  /** The model's own probability, from 0 to 1. */
  confidence: number
}

/** Chosen by cross-validation; `npm run emotions -- cross-validate --nested` chooses anew in each fold. */
const NAIVE_BAYES_WEIGHT = 1
/** Chosen by cross-validation: what has to be left of `drunk` without the laughter. */
const MIN_SOBER_PROBABILITY = 0.2
/** Keeps a probability of 0 from being the last word. */
const MIN_PROBABILITY = 1e-6

/** Labels messages by cues of their language and by their spelling, in this process alone. */
export class EmotionLabeller {
  private readonly model: EmotionModel
  private readonly naiveBayesWeight: number

  /** @param naiveBayesWeight how much naive Bayes counts beside the regression, which counts 1 */
  constructor(model: EmotionModel, naiveBayesWeight = NAIVE_BAYES_WEIGHT) {
    this.model = model
    this.naiveBayesWeight = naiveBayesWeight
  }

  /**
   * The emotion of a text of any length; one that shows none is `neutral`.
   * @param expected the language of the page; the text's own counts where it can be detected
   */
  label(text: string, expected: Language): EmotionLabel {
    const language = detectLanguage(text, expected)
    const scores = this.scoresOf(analyse(text, language), language)
    if (this.mostLikely(scores).emotion === 'drunk' && !this.isDrunkWithoutLaughter(text, language))
      scores[this.model.labels.indexOf('drunk')] = Number.NEGATIVE_INFINITY
    return this.mostLikely(scores)
  }

  private isDrunkWithoutLaughter(text: string, language: Language): boolean {
    if (!isDrunkPossible(text, language)) return false
    const probabilities = softmax(this.scoresOf(analyse(withoutLaughter(text), language), language))
    return (probabilities[this.model.labels.indexOf('drunk')] ?? 0) >= MIN_SOBER_PROBABILITY
  }

  private scoresOf(analysis: Analysis, language: Language): number[] {
    const { labels, idf } = this.model
    const byNaiveBayes = naiveBayes(this.model.naiveBayes, binaryFeatures(analysis, language), labels.length)
    return logits(this.model.weights, labels.length, weightedFeatures(analysis, language, idf)).map(
      (score, k) => score + this.naiveBayesWeight * Math.log((byNaiveBayes[k] ?? 0) + MIN_PROBABILITY),
    )
  }

  private mostLikely(scores: number[]): EmotionLabel {
    const probabilities = softmax(scores)
    const confidence = Math.max(...probabilities)
    return { emotion: this.model.labels[probabilities.indexOf(confidence)] as Emotion, confidence }
  }
}

let shipped: EmotionLabeller | undefined

/** The labeller with the model that is shipped, read when it is first asked for. */
export function emotionLabeller(): EmotionLabeller {
  shipped ??= new EmotionLabeller(readEmotionModel())
  return shipped
}
