import { SeededRandom } from '@confida/text-analysis'
import { fill } from '../../facts/sentence.ts'
import type { Hand } from '../../languages/skills.ts'
import { firstMatch } from '../first-match.ts'
import type { Skill, SkillRequest } from '../skill.ts'
import { findOpenGame, type GameTurns, isReply } from './game-turns.ts'

const POINTS_TO_WIN = 3
const WORDS_OF_A_MOVE = 4
const HANDS: readonly Hand[] = ['rock', 'paper', 'scissors']
const BEATS: Record<Hand, Hand> = { rock: 'scissors', paper: 'rock', scissors: 'paper' }

/** First to three; the score stands in each reply. */
export const rockPaperScissors: Skill = (request) => {
  const { stop, hands } = request.pack.skills.games
  if (firstMatch(request.parts, hands.start)) return hands.opening
  const game = findOpenGame(request.history, {
    opening: hands.opening,
    moves: [hands.win, hands.lose, hands.draw],
    endings: [hands.won, hands.lost, hands.stopped],
  })
  if (!game) return undefined
  const score = readScore(game)
  if (firstMatch(request.parts, stop)) return fill(hands.stopped, toText(score))
  const hand = readHand(request)
  return hand && playRound(hand, score, request)
}

interface Score {
  yours: number
  me: number
}

function playRound(hand: Hand, score: Score, { history, persona, pack }: SkillRequest): string {
  const { hands } = pack.skills.games
  // Drawn from what was said before the user's hand was shown.
  const random = new SeededRandom(persona.name, String(history.length), history.at(-1)?.content ?? '')
  const mine = random.pick(HANDS) ?? 'rock'
  const isMine = BEATS[mine] === hand
  const isYours = BEATS[hand] === mine
  const next = { yours: score.yours + Number(isYours), me: score.me + Number(isMine) }
  const values = { ...toText(next), mine: hands.labels[mine] }
  if (next.yours === POINTS_TO_WIN) return fill(hands.won, values)
  if (next.me === POINTS_TO_WIN) return fill(hands.lost, values)
  if (isYours) return fill(hands.win, values)
  return fill(isMine ? hands.lose : hands.draw, values)
}

function readScore({ turns }: GameTurns): Score {
  const replies = turns.filter(isReply).map(({ content }) => /(\d):(\d)/.exec(content))
  const last = replies.findLast((score) => score !== null)
  return { yours: Number(last?.[1] ?? 0), me: Number(last?.[2] ?? 0) }
}

function readHand({ parts, pack }: SkillRequest): Hand | undefined {
  const [part] = parts
  if (!part || part.folded.split(' ').length > WORDS_OF_A_MOVE) return undefined
  const shown = HANDS.filter((hand) => pack.skills.games.hands.names[hand].test(part.folded))
  return shown.length === 1 ? shown[0] : undefined
}

const toText = ({ yours, me }: Score) => ({ yours: String(yours), me: String(me) })
