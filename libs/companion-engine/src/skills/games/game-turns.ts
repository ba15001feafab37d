import { foldText } from '@confida/text-analysis'
import { fixedPieces } from '../../compose/render.ts'
import type { Turn } from '../../conversation.ts'

/** After so many replies about something else nobody is playing any more. */
const REPLIES_BESIDE_A_GAME = 2

/** A game in play: the turns since it was opened, that reply first, and what was said just before. */
export interface GameTurns {
  before: readonly Turn[]
  turns: readonly Turn[]
}

interface GameLines {
  opening: string
  /** What the companion says while it lasts. */
  moves: readonly string[]
  /** What it is ended with. */
  endings: readonly string[]
}

/** The newest game with this opening, unless it is over or left behind. */
export function findOpenGame(history: readonly Turn[], lines: GameLines): GameTurns | undefined {
  const from = history.findLastIndex((turn) => isReply(turn) && says(turn, lines.opening))
  if (from < 0) return undefined
  const turns = history.slice(from)
  const replies = turns.filter(isReply)
  if (replies.some((reply) => lines.endings.some((line) => says(reply, line)))) return undefined
  const all = [lines.opening, ...lines.moves]
  const isInPlay = replies
    .slice(-REPLIES_BESIDE_A_GAME)
    .some((reply) => all.some((line) => says(reply, line)))
  return isInPlay ? { before: history.slice(Math.max(0, from - 2), from), turns } : undefined
}

export const isReply = ({ role }: Turn): boolean => role === 'assistant'

/** Whether the turn holds the line, whatever its placeholders were filled with. */
export function says({ content }: Turn, line: string): boolean {
  const folded = spaced(foldText(content))
  return fixedPieces(line).every((piece) => folded.includes(spaced(foldText(piece))))
}

/** The companion's words as it finally says them may have other spaces. */
const spaced = (text: string): string => text.replace(/\s+/gu, ' ')
