import type { Gender } from '@confida/contracts'
import type { Line } from '../languages/phrases.ts'
import { fixedPieces, render, type Values } from './render.ts'
import type { Said } from './said.ts'
import type { Seed } from './seed.ts'

/** A line that carries the user's words is new each time; only its frame must rest for so many replies. */
const REST_OF_A_FRAME = 6
/** A frame with more to say than this is a sentence of its own, and is not said twice. */
const LONGEST_FRAME = 18

/** Picks lines that were not used yet, and puts the reply together from them. */
export class Writer {
  readonly sentences: string[] = []
  readonly seed: Seed
  readonly said: Said
  readonly #gender: Gender
  readonly #values: Values

  constructor(options: { seed: Seed; said: Said; gender: Gender; values: Values }) {
    this.seed = options.seed
    this.said = options.said
    this.#gender = options.gender
    this.#values = options.values
  }

  get endsInQuestion(): boolean {
    return /[?؟]\s*$/u.test(this.sentences.at(-1) ?? '')
  }

  /** Adds a line that was never used; the pools are tried in order. Says whether there was one. */
  tryAdd(pools: readonly (readonly Line[])[], values: Values = {}): boolean {
    for (const pool of pools) {
      const fresh = pool.filter((line) => this.#isFresh(line) && this.#render(line, values) !== undefined)
      const line = this.seed.pick(fresh)
      if (line !== undefined) return this.#add(line, values)
    }
    return false
  }

  /** Adds a line in any case: where all were used, the one used longest ago. */
  add(pools: readonly (readonly Line[])[], values: Values = {}): void {
    if (this.tryAdd(pools, values)) return
    const usable = pools.flat().filter((line) => this.#render(line, values) !== undefined)
    const oldest = usable.reduce<Line | undefined>(
      (best, line) => (best === undefined || this.said.age(line) > this.said.age(best) ? line : best),
      undefined,
    )
    if (oldest !== undefined && this.said.age(oldest) > 0) this.#add(oldest, values)
  }

  #isFresh(line: Line): boolean {
    const age = this.said.age(line)
    return age === Number.POSITIVE_INFINITY || (isFrame(line) && age > REST_OF_A_FRAME)
  }

  #render(line: Line, values: Values): string | undefined {
    return render(line, { ...this.#values, ...values }, this.#gender)
  }

  #add(line: Line, values: Values): true {
    const text = this.#render(line, values) ?? ''
    this.sentences.push(text)
    this.said.add(text)
    return true
  }
}

function isFrame(line: Line): boolean {
  const carriesUserWords = /\{(?:clause|echo|facts)\}/i.test(line)
  return carriesUserWords && fixedPieces(line).every((piece) => piece.length <= LONGEST_FRAME)
}
