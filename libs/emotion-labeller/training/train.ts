import type { Emotion } from '@confida/contracts'
import { fitRegression, type LabelledText } from '@confida/text-analysis/training'
import { type Analysis, analyse } from '../src/analysis.ts'
import type { EmotionModel } from '../src/emotion.model.ts'
import { binaryFeatures, countNgrams, HASH_BUCKETS, weightedFeatures } from '../src/features.ts'
import { trainNaiveBayes } from './train-naive-bayes.ts'

const EPOCHS = 8
const DECAY = 1e-3

/** Multinomial logistic regression by AdaGrad, and naive Bayes beside it; the same numbers for the same examples. */
export function train(examples: readonly LabelledText[]): EmotionModel {
  const labels = [...new Set(examples.map(({ label }) => label as Emotion))].sort()
  const analysed = examples.map(({ text, language, label }) => ({
    analysis: analyse(text, language),
    language,
    label: labels.indexOf(label as Emotion),
  }))
  const idf = idfOf(analysed)
  const rows = analysed.map(({ analysis, language, label }) => ({
    vector: weightedFeatures(analysis, language, idf),
    features: binaryFeatures(analysis, language),
    label,
  }))
  const model: EmotionModel = {
    labels,
    idf,
    weights: new Float32Array(HASH_BUCKETS * labels.length),
    naiveBayes: trainNaiveBayes(rows, labels.length),
  }
  fitRegression(model.weights, rows, { labelCount: labels.length, epochs: EPOCHS, decay: DECAY })
  return model
}

/** Rare n-grams tell more than common ones; those of a single text tell nothing. */
function idfOf(examples: readonly { analysis: Analysis }[]): Float32Array {
  const texts = new Float32Array(HASH_BUCKETS)
  for (const { analysis } of examples) {
    for (const ngram of countNgrams(analysis.clauses).keys()) texts[ngram] = (texts[ngram] ?? 0) + 1
  }
  return texts.map((count) => (count < 2 ? 0 : Math.log(examples.length / count)))
}
