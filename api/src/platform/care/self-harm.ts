import { type RiskModel, riskModel, riskScore } from './model/risk.model.ts'
import { findRiskByRules, type Risk, WEIGHT_OF_RULES } from './rules.ts'

export type { Risk } from './rules.ts'

/** Chosen by cross-validation so that fewer than 5 of 100 messages that only use nearby words reach it. */
const LEAST_SCORE = 0.15
/** Hardly any everyday message reaches it. */
const CLEAR_SCORE = 1

/**
 * Whether a message speaks of suicide or self-harm: by phrases and by a model that weighs which of life, death, self, wish, ways and
 * farewell come together. The same with any engine, in any of the six languages, mostly in well under a millisecond.
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
