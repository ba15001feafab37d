import { HASH_BUCKETS, randomFrom, shuffle } from '@confida/text-analysis'
import { toArabicLetters } from '../src/arabizi/to-arabic-letters.ts'
import { type Features, featuresIn } from '../src/model/features.ts'
import { logOdds, type RiskModel } from '../src/model/risk.model.ts'
import { findRiskByRules, RULES_WEIGHT } from '../src/rules/find-risk-by-rules.ts'
import type { TrainingMessage } from './corpus.ts'

interface Row {
  features: Features
  /** What the phrases say already: the model learns the rest. */
  byRules: number
  target: number
  weight: number
}

const EPOCHS = 8
const LEARNING_RATE = 0.15
const DECAY = 0.03
const EPSILON = 1e-4
const SEED = 7
/** A risk that is missed costs more than a card too many. */
const RISK_WEIGHT = 1.5
/** A line with alternatives stands for one message and comes many times. */
const EXPANDED_WEIGHT = 0.3
/** Ordinary talk is easily told; our own messages hold what is taken for a risk. */
const ANOTHERS_WEIGHT = 0.6

/** Logistic regression by AdaGrad, the same numbers for the same messages. */
export function train(messages: readonly TrainingMessage[]): RiskModel {
  const model = { bias: 0, weights: new Float32Array(HASH_BUCKETS) }
  const squares = { bias: 0, weights: new Float32Array(HASH_BUCKETS) }
  const rows = messages.map(toRow)
  const order = rows.map((_, i) => i)
  const random = randomFrom(SEED)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random)
    for (const i of order) {
      const row = rows[i]
      if (row) step(model, squares, row.features, errorOf(model, row))
    }
  }
  return model
}

function toRow({ text, language, isRisk, isExpanded, isAnothers }: TrainingMessage): Row {
  const message = language === 'ar' ? (toArabicLetters(text) ?? text) : text
  return {
    features: featuresIn(message, language),
    byRules: findRiskByRules(message) ? RULES_WEIGHT : 0,
    target: isRisk ? 1 : 0,
    weight:
      (isExpanded ? EXPANDED_WEIGHT : 1) * (isRisk ? RISK_WEIGHT : 1) * (isAnothers ? ANOTHERS_WEIGHT : 1),
  }
}

const errorOf = (model: RiskModel, { features, byRules, target, weight }: Row): number =>
  weight * (1 / (1 + Math.exp(-logOdds(model, features) - byRules)) - target)

/** One step of AdaGrad: a bucket that was often corrected moves less. */
function step(model: RiskModel, squares: RiskModel, { buckets, values }: Features, error: number): void {
  for (let i = 0; i < buckets.length; i++) {
    const [bucket, value] = [buckets[i] as number, values[i] as number]
    const old = model.weights[bucket] as number
    const square = (squares.weights[bucket] as number) + (error * value) ** 2
    squares.weights[bucket] = square
    model.weights[bucket] =
      old - (LEARNING_RATE / Math.sqrt(square + EPSILON)) * (error * value + DECAY * old)
  }
  squares.bias += error ** 2
  model.bias -= (LEARNING_RATE / Math.sqrt(squares.bias + EPSILON)) * error
}
