import { SeededRandom } from '@confida/text-analysis'
import { fill } from '../../facts/sentence.ts'
import { firstMatch } from '../first-match.ts'
import type { Skill, SkillRequest } from '../skill.ts'
import { findOpenGame, type GameTurns, isReply, says } from './game-turns.ts'

const LARGEST = 100
const WORDS_OF_A_GUESS = 4

/** The companion thinks of a number and says "higher" or "lower" until it is found. */
export const guessNumber: Skill = (request) => {
  const { stop, guess } = request.pack.skills.games
  if (firstMatch(request.parts, guess.start)) return guess.opening
  const game = findOpenGame(request.history, {
    opening: guess.opening,
    moves: [guess.higher, guess.lower, guess.outside],
    endings: [guess.found, guess.stopped],
  })
  if (!game) return undefined
  const secret = secretOf(game, request)
  if (firstMatch(request.parts, stop)) return fill(guess.stopped, { number: String(secret) })
  const number = readGuess(request)
  return number === undefined ? undefined : judge(number, secret, game, request)
}

function judge(number: number, secret: number, { turns }: GameTurns, { pack }: SkillRequest): string {
  const { guess } = pack.skills.games
  if (number < 1 || number > LARGEST) return guess.outside
  if (number !== secret) return fill(number < secret ? guess.higher : guess.lower, { number: String(number) })
  const missed = turns.filter(
    (turn) => isReply(turn) && (says(turn, guess.higher) || says(turn, guess.lower)),
  )
  return fill(guess.found, { number: String(secret), tries: String(missed.length + 1) })
}

/** Kept nowhere: drawn from what was said when the game was opened, it is the same at each turn. */
function secretOf({ before }: GameTurns, { persona }: SkillRequest): number {
  const random = new SeededRandom(persona.name, ...before.map(({ content }) => content))
  return 1 + Math.floor(random.next() * LARGEST)
}

function readGuess({ parts, pack }: SkillRequest): number | undefined {
  const [part, ...others] = parts
  if (!part || others.length > 0) return undefined
  const words = part.folded.match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length > WORDS_OF_A_GUESS) return undefined
  const numbers = words.map((word) =>
    /^\d{1,9}$/.test(word) ? Number(word) : pack.skills.sums.numbers[word],
  )
  const [number, ...more] = numbers.filter((one) => one !== undefined)
  return more.length > 0 ? undefined : number
}
