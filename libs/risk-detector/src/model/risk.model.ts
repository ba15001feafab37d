import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeModel } from '@confida/text-analysis'
import { type Features, readingsOf } from './features.ts'

/** Logistic regression; its scores are log odds. */
export interface RiskModel {
  bias: number
  /** One for each bucket. */
  weights: Float32Array
}

export const MODEL_FILE = join(import.meta.dirname, 'risk.model.safetensors')

/** What names nothing grave is plain only where the model is very sure: plans, quarrels and farewells sound alike. */
const UNNAMED_PENALTY = 0.7

export interface RiskScore {
  /** Above 0 is more likely than not. */
  likely: number
  /** The same, less where nothing grave is named. */
  plain: number
}

/** How much a message sounds like risk, in its windows that do most. */
export function riskScore(message: string, model: RiskModel): RiskScore {
  const scores = readingsOf(message).map((features) => {
    const likely = logOdds(model, features)
    return { likely, plain: likely - (features.isGrave ? 0 : UNNAMED_PENALTY) }
  })
  return highestOf(scores)
}

/** The highest of each. */
export const highestOf = (scores: readonly RiskScore[]): RiskScore => ({
  likely: Math.max(...scores.map(({ likely }) => likely)),
  plain: Math.max(...scores.map(({ plain }) => plain)),
})

export function logOdds({ bias, weights }: RiskModel, { buckets, values }: Features): number {
  let sum = bias
  for (let i = 0; i < buckets.length; i++)
    sum += (weights[buckets[i] as number] as number) * (values[i] as number)
  return sum
}

/** The file has one byte for each weight, in steps of `step`. */
export function toRiskModel(file: Buffer): RiskModel {
  const { bias, step, weights } = decodeModel(file).tensors
  const size = step?.[0] ?? 0
  return { bias: bias?.[0] ?? 0, weights: new Float32Array(weights ?? []).map((steps) => steps * size) }
}

let shipped: RiskModel | undefined

/** The model that is shipped, made by `npm run care -- train`. */
export function riskModel(): RiskModel {
  shipped ??= toRiskModel(readFileSync(MODEL_FILE))
  return shipped
}
