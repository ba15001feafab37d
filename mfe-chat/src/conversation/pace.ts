/**
 * `natural`: the reply is shown after the time a person would need to type it. `live`: it is shown while it streams.
 */
export const paces = ['natural', 'live'] as const

export type Pace = (typeof paces)[number]

/** Milliseconds from sending until the typing indicator shows (specification §9). */
export const TYPING_INDICATOR_MS = 800

const BASE_MS = 1200
const PER_CHARACTER_MS = 40
const PER_BLOCK_MS = 500
const BLOCK = 500
const LONGEST_MS = 15_000

/** Milliseconds from sending until a reply at natural pace is shown (specification §9). */
export function naturalDelay(reply: string): number {
  const blocks = Math.floor(reply.length / BLOCK)
  return Math.min(BASE_MS + reply.length * PER_CHARACTER_MS + blocks * PER_BLOCK_MS, LONGEST_MS)
}
