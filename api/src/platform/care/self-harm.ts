import { type RiskModel, riskModel, riskScore } from './model/risk.model.ts'
import { findRiskByRules, type Risk, WEIGHT_OF_RULES } from './rules.ts'

export type { Risk } from './rules.ts'

/** Chosen on messages that nothing was learned from, so that fewer than 5 of 100 that only use nearby words reach it. */
const LEAST_SCORE = -0.1
/** Hardly any everyday message reaches it. */
const CLEAR_SCORE = 1

/** What phrases and model say together: a phrase's risk, and how sure both are. */
function assess(message: string, model: RiskModel) {
  const byRules = findRiskByRules(message)
  const byModel = riskScore(message, model)
  const isRisk = byModel + (byRules ? WEIGHT_OF_RULES : 0) > LEAST_SCORE
  return { isRisk, byRules, isSure: byRules !== undefined || byModel > CLEAR_SCORE }
}

/**
 * Whether a message speaks of suicide or self-harm: by phrases and by a model that weighs which of life, death, self, wish, ways and
 * farewell come together. The same with any engine, in any of the six languages, mostly in well under a millisecond.
 */
export function findRisk(message: string, model: RiskModel = riskModel()): Risk | undefined {
  const { isRisk, byRules } = assess(message, model)
  return isRisk ? (byRules ?? 'own') : undefined
}

/**
 * Whether a risk is plain enough for a reply to be about nothing else: a phrase says so, or the model is sure. Short of that help
 * lines are still offered, but nobody's day is answered as an emergency.
 */
export function isClearRisk(message: string, model: RiskModel = riskModel()): boolean {
  const { isRisk, isSure } = assess(message, model)
  return isRisk && isSure
}
