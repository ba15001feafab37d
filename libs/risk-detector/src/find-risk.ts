import { inItsLetters } from './arabizi/to-arabic-letters.ts'
import { highestOf, type RiskModel, riskModel, riskScore } from './model/risk.model.ts'
import { findRiskByRules, type Risk, RULES_WEIGHT } from './rules/find-risk-by-rules.ts'

/** The highest at which 95 of 100 risks are still found; each tenth less gives cards to more everyday messages. */
const RISK_THRESHOLD = -0.55
/** One everyday message in two hundred reaches it. */
const CLEAR_RISK_THRESHOLD = 0.3
/** One in five hundred. */
const PLAIN_RISK_THRESHOLD = 0.9
/** Of 100 risks one is below it, of 100 messages of ordinary conversations 85. */
const FAR_THRESHOLD = -1.5
const WORDS_THAT_TELL = 6

interface Assessment {
  isRisk: boolean
  byRules: Risk | undefined
  byModel: number
  /** How sure the model is of it on the words alone. */
  byWords: number
}

/**
 * Whether a message speaks of suicide or self-harm, the writer's own or that of somebody else: by phrases, and by a model that
 * weighs which of life, death, self, wish, ways and farewell come together. In any of the six languages, mostly in well under
 * a millisecond.
 * @param message of any length
 */
export function findRisk(message: string, model: RiskModel = riskModel()): Risk | undefined {
  const { isRisk, byRules } = assess(message, model)
  return isRisk ? (byRules ?? 'own') : undefined
}

/**
 * Whether a risk is clear enough for a reply to ask about nothing else: a phrase says so, or the model is fairly sure. Short of that
 * help lines are still offered, but nobody's day is answered as an emergency.
 */
export const isClearRisk = (message: string, model: RiskModel = riskModel()): boolean =>
  isAbove(CLEAR_RISK_THRESHOLD, message, model)

/** Whether it is a clear risk of which there is little doubt: a phrase says so, or the model is sure. */
export const isPlainRisk = (message: string, model: RiskModel = riskModel()): boolean =>
  isAbove(PLAIN_RISK_THRESHOLD, message, model)

function isAbove(threshold: number, message: string, model: RiskModel): boolean {
  const { isRisk, byRules, byWords } = assess(message, model)
  return isRisk && (byRules !== undefined || byWords > threshold)
}

/**
 * Whether a message is plainly about something else than risk: a question, or some words, far from any. A few low words ("I feel
 * empty") are not.
 */
export function isPlainlyOther(message: string, model: RiskModel = riskModel()): boolean {
  const { byRules, byModel } = assess(message, model)
  const isTold = /[?؟]/u.test(message) || message.trim().split(/\s+/u).length >= WORDS_THAT_TELL
  return isTold && byRules === undefined && byModel < FAR_THRESHOLD
}

/** Whether a phrase says that a message speaks of risk: nobody says so by chance. */
export const namesRisk = (message: string): boolean =>
  inItsLetters(message).some((reading) => findRiskByRules(reading) !== undefined)

function assess(message: string, model: RiskModel): Assessment {
  const readings = inItsLetters(message)
  const byRules = readings.map(findRiskByRules).find(Boolean)
  const { likely, plain } = highestOf(readings.map((reading) => riskScore(reading, model)))
  const isRisk = likely + (byRules ? RULES_WEIGHT : 0) > RISK_THRESHOLD
  return { isRisk, byRules, byModel: likely, byWords: plain }
}
