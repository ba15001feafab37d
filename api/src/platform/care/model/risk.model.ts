import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Features, readings } from './features.ts'
import { FEATURES } from './hash.ts'

export interface RiskModel {
  bias: number
  weights: Float32Array
}

export const WEIGHTS_FILE = join(import.meta.dirname, 'risk.weights.bin')
/** Bias, step, and the digest of what was learned from. */
const HEAD_BYTES = 40
const DIGEST_AT = 8
const STEPS = 127

/** "Let me go": so few words lead the model astray; what they may hint at is not worth an alarm in everyday talk. */
const LESS_FOR_SLIGHT = 0.85

/** How much a message sounds like risk, in its stretch that does most: above 0 is more likely than not. */
export const riskScore = (message: string, model: RiskModel): number =>
  Math.max(
    ...readings(message).map(
      (features) => scoreOf(model, features) - (features.isSlight ? LESS_FOR_SLIGHT : 0),
    ),
  )

export function scoreOf({ bias, weights }: RiskModel, { at, weight }: Features): number {
  let sum = bias
  for (let i = 0; i < at.length; i++) sum += (weights[at[i] as number] as number) * (weight[i] as number)
  return sum
}

/** One byte a weight: nothing is lost that a verdict would show. */
export function toBytes({ bias, weights }: RiskModel, digest = ''): Buffer {
  const highest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const bytes = Buffer.alloc(HEAD_BYTES + weights.length)
  bytes.writeFloatLE(bias, 0)
  bytes.writeFloatLE(highest / STEPS, 4)
  bytes.write(digest, DIGEST_AT, 'hex')
  for (const [i, weight] of weights.entries())
    bytes.writeInt8(Math.round((weight / highest) * STEPS), HEAD_BYTES + i)
  return bytes
}

/** What the model in these bytes was trained on. */
export const digestOf = (bytes: Buffer): string => bytes.toString('hex', DIGEST_AT, HEAD_BYTES)

export function fromBytes(bytes: Buffer): RiskModel {
  const step = bytes.readFloatLE(4)
  const weights = new Float32Array(FEATURES)
  for (let i = 0; i < FEATURES; i++) weights[i] = bytes.readInt8(HEAD_BYTES + i) * step
  return { bias: bytes.readFloatLE(0), weights }
}

let ready: RiskModel | undefined

/** The model that is shipped, made by `npm run care -- train`. */
export function riskModel(): RiskModel {
  ready ??= fromBytes(readFileSync(WEIGHTS_FILE))
  return ready
}
