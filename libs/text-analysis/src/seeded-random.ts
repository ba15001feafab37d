import { fnv1a } from './hash.ts'

/** A number from 0 up to, but not reaching, 1. */
export type Random = () => number

/** A repeatable source of choices: the same texts give the same choices, other texts give others. */
export class SeededRandom {
  #state: number

  constructor(...texts: readonly string[]) {
    this.#state = texts.reduce(mixed, fnv1a(''))
  }

  /** A number from 0 up to, but not reaching, 1. */
  next(): number {
    this.#state = mixed(Math.imul(this.#state ^ (this.#state >>> 15), 0x2c1b3c6d), '.')
    return (this.#state >>> 0) / 2 ** 32
  }

  /** One of the items, or nothing where there are none. */
  pick<T>(items: readonly T[]): T | undefined {
    return items[Math.floor(this.next() * items.length)]
  }

  /** Whether something of this probability (0 to 1) happens. */
  chance(probability: number): boolean {
    return this.next() < probability
  }
}

function mixed(state: number, text: string): number {
  const value = fnv1a(text, state)
  return value ^ (value >>> 13)
}

/** The same numbers for the same seed, for training: a linear congruential generator (constants of Numerical Recipes, 1992). */
export function randomFrom(seed: number): Random {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Shuffles in place (Fisher and Yates). */
export function shuffle<T>(items: T[], random: Random): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const [a, b] = [items[i] as T, items[j] as T]
    items[i] = b
    items[j] = a
  }
}
