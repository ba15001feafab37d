import { generator } from '../messages/read-messages.ts'
import { findRiskByRules, WEIGHT_OF_RULES } from '../rules.ts'
import { type Features, readingIn } from './features.ts'
import { FEATURES } from './hash.ts'
import { type RiskModel, scoreOf } from './risk.model.ts'
import type { CareExample } from './training-set.ts'

interface Row {
  features: Features
  /** What the phrases have said already: the model learns the rest. */
  byRules: number
  target: number
  weight: number
}

const ROUNDS = 10
const STEP = 0.15
const DECAY = 0.01
/** A risk that is missed costs more than a card too many. */
const RISK_WEIGHT = 1.5
/** A line with alternatives stands for one message and comes many times. */
const WAY_WEIGHT = 0.3
const SOFT = 1e-4

/** Logistic regression by AdaGrad, the same numbers for the same examples. */
export function trainRisk(examples: readonly CareExample[]): RiskModel {
  const model = { bias: 0, weights: new Float32Array(FEATURES) }
  const squares = { bias: 0, weights: new Float32Array(FEATURES) }
  const rows = examples.map((example) => ({
    features: readingIn(example.text, example.language),
    byRules: findRiskByRules(example.text) ? WEIGHT_OF_RULES : 0,
    target: example.isRisk ? 1 : 0,
    weight: (example.isWay ? WAY_WEIGHT : 1) * (example.isRisk ? RISK_WEIGHT : 1),
  }))
  const order = rows.map((_, i) => i)
  const random = generator(7)
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random)
    for (const i of order) {
      const row = rows[i]
      if (row) learn(model, squares, row.features, errorOf(model, row))
    }
  }
  return model
}

const errorOf = (model: RiskModel, row: Row): number =>
  row.weight * (1 / (1 + Math.exp(-scoreOf(model, row.features) - row.byRules)) - row.target)

function learn(model: RiskModel, squares: RiskModel, { at, weight }: Features, error: number): void {
  for (let i = 0; i < at.length; i++) {
    const [place, value] = [at[i] as number, weight[i] as number]
    const old = model.weights[place] as number
    const square = (squares.weights[place] as number) + (error * value) ** 2
    squares.weights[place] = square
    model.weights[place] = old - (STEP / Math.sqrt(square + SOFT)) * (error * value + DECAY * old)
  }
  squares.bias += error ** 2
  model.bias -= (STEP / Math.sqrt(squares.bias + SOFT)) * error
}

export function shuffle(items: number[], random: () => number): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const [a, b] = [items[i] ?? 0, items[j] ?? 0]
    items[i] = b
    items[j] = a
  }
}
