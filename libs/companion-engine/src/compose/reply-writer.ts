import type { Gender } from '@confida/contracts'
import type { SeededRandom } from '@confida/text-analysis'
import type { Line } from '../languages/phrases.ts'
import { fixedPieces, render, type Values } from './render.ts'
import type { UsedLines } from './used-lines.ts'

/** A line that carries the user's words is new each time; only its frame must rest for so many replies. */
const REST_OF_A_FRAME = 6
/** In characters. A frame with a longer piece is a sentence of its own, and is not said twice. */
const LONGEST_FRAME_PIECE = 18

/** Picks lines that were not used yet, and puts the reply together from them. */
export class ReplyWriter {
  readonly sentences: string[] = []
  readonly random: SeededRandom
  readonly usedLines: UsedLines
  readonly #gender: Gender
  readonly #values: Values

  constructor(options: { random: SeededRandom; usedLines: UsedLines; gender: Gender; values: Values }) {
    this.random = options.random
    this.usedLines = options.usedLines
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
      const line = this.random.pick(fresh)
      if (line !== undefined) return this.#add(line, values)
    }
    return false
  }

  /** Adds a line in any case: where all were used, the one used longest ago. */
  add(pools: readonly (readonly Line[])[], values: Values = {}): void {
    if (this.tryAdd(pools, values)) return
    const usable = pools.flat().filter((line) => this.#render(line, values) !== undefined)
    const oldest = usable.reduce<Line | undefined>(
      (best, line) =>
        best === undefined || this.usedLines.age(line) > this.usedLines.age(best) ? line : best,
      undefined,
    )
    if (oldest !== undefined && this.usedLines.age(oldest) > 0) this.#add(oldest, values)
  }

  #isFresh(line: Line): boolean {
    const age = this.usedLines.age(line)
    return age === Number.POSITIVE_INFINITY || (isFrame(line) && age > REST_OF_A_FRAME)
  }

  #render(line: Line, values: Values): string | undefined {
    return render(line, { ...this.#values, ...values }, this.#gender)
  }

  #add(line: Line, values: Values): true {
    const text = this.#render(line, values) ?? ''
    this.sentences.push(text)
    this.usedLines.add(text)
    return true
  }
}

function isFrame(line: Line): boolean {
  const carriesUserWords = /\{(?:clause|echo|facts)\}/i.test(line)
  return carriesUserWords && fixedPieces(line).every((piece) => piece.length <= LONGEST_FRAME_PIECE)
}
