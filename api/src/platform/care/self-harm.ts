import { type RiskModel, riskModel, riskScore } from './model/risk.model.ts'
import { findRiskByRules, type Risk } from './rules.ts'

export type { Risk } from './rules.ts'

/** What a phrase of the rules adds to the model's score: it decides unless the model is sure of the contrary. */
const WEIGHT_OF_RULES = 1.4
/** Chosen by cross-validation so that about 94 of 100 risks are found and 5 of 100 everyday messages reach it. */
const LEAST_SCORE = 0.2
/** Of the risks that are known and that no phrase names, 98 of 100 reach it. */
const CLEAR_SCORE = 1

/**
 * Whether a message speaks of suicide or self-harm: by phrases and by a model that weighs which of life, death, self, wish, ways and
 * farewell come together. The same with any engine, in any of the six languages, in well under a millisecond.
 */
export function findRisk(message: string, model: RiskModel = riskModel()): Risk | undefined {
  const risk = findRiskByRules(message)
  const score = riskScore(message, model) + (risk ? WEIGHT_OF_RULES : 0)
  if (score > LEAST_SCORE) return risk ?? 'own'
  return undefined
}

/**
 * Whether a risk is plain enough for a reply to be about nothing else: a phrase says so, or the model is sure. Short of that help
 * lines are still offered, but nobody's day is answered as an emergency.
 */
export function isClearRisk(message: string, model: RiskModel = riskModel()): boolean {
  if (!findRisk(message, model)) return false
  return findRiskByRules(message) !== undefined || riskScore(message, model) > CLEAR_SCORE
}
