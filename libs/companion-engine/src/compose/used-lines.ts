import { foldText } from '@confida/text-analysis'
import type { Turn } from '../conversation.ts'
import type { Line } from '../languages/phrases.ts'
import { fixedPieces } from './render.ts'

const BOUNDARY = ' ¦ '
const SENTENCE_END = /(?<=[.!?…:](?: ?["”“»])?)\s+(?!»)/gu

/** What the companion has said in this conversation and in the reply being written. */
export class UsedLines {
  /** Folded; the reply being written first, then the replies before it, newest first. */
  readonly #replies: string[]

  constructor(history: readonly Turn[]) {
    const replies = history.filter((turn) => turn.role === 'assistant')
    this.#replies = [BOUNDARY, ...replies.map((turn) => withBoundaries(turn.content)).reverse()]
  }

  /** How many replies ago the line was last used (0: in this one); infinite where it never was. */
  age(line: Line): number {
    const pieces = fixedPieces(line).map(foldText)
    if (pieces.length === 0) return Number.POSITIVE_INFINITY
    const isWhole = !/[{<]/.test(line)
    const at = this.#replies.findIndex((reply) =>
      isWhole ? reply.includes(withBoundaries(line)) : containsInOrder(reply, pieces),
    )
    return at < 0 ? Number.POSITIVE_INFINITY : at
  }

  /** Whether these very words were said. */
  includes(text: string): boolean {
    const folded = foldText(text)
    return this.#replies.some((reply) => reply.includes(folded))
  }

  add(text: string): void {
    this.#replies[0] += withBoundaries(text)
  }
}

/** So that "Good." is not found in "All good." */
function withBoundaries(text: string): string {
  return BOUNDARY + foldText(text).replace(SENTENCE_END, BOUNDARY) + BOUNDARY
}

function containsInOrder(reply: string, pieces: readonly string[]): boolean {
  let from = 0
  for (const piece of pieces) {
    const at = reply.indexOf(piece.replace(SENTENCE_END, BOUNDARY), from)
    if (at < 0) return false
    from = at + piece.length
  }
  return true
}
