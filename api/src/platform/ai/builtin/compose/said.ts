import type { Turn } from '../../ai.port.ts'
import type { Line } from '../languages/phrases.ts'
import { foldText } from '../understand/fold.ts'
import { fixedPieces } from './render.ts'

const MARK = ' ¦ '

/** What the partner has said in this conversation, newest first, and in the reply being made. */
export class Said {
  readonly #turns: string[]

  constructor(history: readonly Turn[]) {
    this.#turns = history
      .filter((turn) => turn.role === 'assistant')
      .map((turn) => bounded(turn.content))
      .reverse()
    this.#turns.unshift(MARK)
  }

  /** How many replies ago the line was last used (0: in this one); infinite where it never was. */
  age(line: Line): number {
    const pieces = fixedPieces(line).map(foldText)
    if (pieces.length === 0) return Number.POSITIVE_INFINITY
    const isWhole = !/[{<]/.test(line)
    const at = this.#turns.findIndex((turn) =>
      isWhole ? turn.includes(bounded(line)) : containsInOrder(turn, pieces),
    )
    return at < 0 ? Number.POSITIVE_INFINITY : at
  }

  /** Whether these very words were said. */
  has(text: string): boolean {
    const needle = foldText(text)
    return this.#turns.some((turn) => turn.includes(needle))
  }

  add(text: string): void {
    this.#turns[0] += bounded(text)
  }
}

/** Sentence borders marked, so that "Good." is not found in "All good." */
function bounded(text: string): string {
  return MARK + foldText(text).replace(/(?<=[.!?…:](?: ?["”“»])?)\s+(?!»)/gu, MARK) + MARK
}

function containsInOrder(turn: string, pieces: readonly string[]): boolean {
  let from = 0
  for (const piece of pieces) {
    const at = turn.indexOf(piece.replace(/(?<=[.!?…:](?: ?["”“»])?)\s+(?!»)/gu, MARK), from)
    if (at < 0) return false
    from = at + piece.length
  }
  return true
}
