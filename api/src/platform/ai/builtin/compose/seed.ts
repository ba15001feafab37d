const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** A repeatable source of choices: the same conversation gets the same reply, every other one a different one. */
export class Seed {
  #state: number

  constructor(...parts: readonly string[]) {
    this.#state = parts.reduce((state, part) => hash(part, state), FNV_OFFSET)
  }

  /** A number from 0 up to, but not reaching, 1. */
  next(): number {
    this.#state = hash('.', Math.imul(this.#state ^ (this.#state >>> 15), 0x2c1b3c6d))
    return (this.#state >>> 0) / 2 ** 32
  }

  pick<T>(from: readonly T[]): T | undefined {
    return from[Math.floor(this.next() * from.length)]
  }

  chance(of: number): boolean {
    return this.next() < of
  }
}

function hash(text: string, start: number): number {
  let state = start
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), FNV_PRIME)
  return state ^ (state >>> 13)
}
