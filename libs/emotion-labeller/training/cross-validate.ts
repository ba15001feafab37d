import { randomFrom, shuffle } from '@confida/text-analysis'
import type { LabelledText } from '@confida/text-analysis/training'
import { EmotionLabeller } from '../src/emotion.labeller.ts'
import { ownExamples } from './corpus.ts'
import { type Prediction, predict } from './evaluate.ts'
import { train } from './train.ts'

export interface CrossValidationOptions {
  /** Other seeds make other folds. */
  seed: number
  /** Whether the weight of naive Bayes is chosen anew in each fold. */
  isNested: boolean
}

/** What naive Bayes may count, where that is chosen anew. */
const NAIVE_BAYES_WEIGHTS = [0, 0.5, 1, 1.5]
const FOLDS = 5
const INNER_FOLDS = 3

/**
 * Predicts each example by a model trained on the other folds and on what was written for training alone; each fold has as
 * many of each language and label. Nested, the weight of naive Bayes is chosen by the same within the other folds.
 */
export function crossValidate(
  examples: readonly LabelledText[],
  { seed, isNested }: CrossValidationOptions,
): Prediction[] {
  return splits(examples, FOLDS, seed).flatMap(({ training, held }) => {
    const model = train([...training, ...ownExamples()])
    const weight = isNested ? chooseWeight(training, seed) : undefined
    return predict(new EmotionLabeller(model, weight), held)
  })
}

/** The weight that is right most often within these examples; of equals the one nearest to their middle. */
function chooseWeight(examples: readonly LabelledText[], seed: number): number {
  const right = NAIVE_BAYES_WEIGHTS.map(() => 0)
  for (const { training, held } of splits(examples, INNER_FOLDS, seed)) {
    const model = train([...training, ...ownExamples()])
    for (const [i, weight] of NAIVE_BAYES_WEIGHTS.entries()) {
      const predictions = predict(new EmotionLabeller(model, weight), held)
      right[i] =
        (right[i] ?? 0) + predictions.filter(({ expected, predicted }) => expected === predicted).length
    }
  }
  const best = Math.max(...right)
  const weights = NAIVE_BAYES_WEIGHTS.filter((_, i) => right[i] === best)
  return weights[Math.floor(weights.length / 2)] ?? 1
}

function splits(examples: readonly LabelledText[], folds: number, seed: number) {
  const fold = foldsOf(examples, folds, seed)
  return Array.from({ length: folds }, (_, heldFold) => ({
    training: examples.filter((_, i) => fold[i] !== heldFold),
    held: examples.filter((_, i) => fold[i] === heldFold),
  }))
}

/** The fold of each example, stratified by language and label. */
function foldsOf(examples: readonly LabelledText[], folds: number, seed: number): number[] {
  const order = examples.map((_, i) => i)
  shuffle(order, randomFrom(seed))
  const sizes = new Map<string, number>()
  const fold = new Array<number>(examples.length).fill(0)
  for (const i of order) {
    const stratum = `${examples[i]?.language} ${examples[i]?.label}`
    const size = sizes.get(stratum) ?? 0
    sizes.set(stratum, size + 1)
    fold[i] = size % folds
  }
  return fold
}
