import { foldText, SeededRandom } from '@confida/text-analysis'
import { fill } from '../../facts/sentence.ts'
import { firstMatch } from '../first-match.ts'
import type { Skill, SkillRequest } from '../skill.ts'
import { findOpenGame, type GameTurns, isReply } from './game-turns.ts'

const QUOTED = /[«“„]\s*(\p{L}+)\s*[»”“]/u

/** Each word begins with the last letter of the one before; who has none left loses. */
export const wordChain: Skill = (request) => {
  const { stop, chain } = request.pack.skills.games
  if (firstMatch(request.parts, chain.start)) return open(request)
  const game = findOpenGame(request.history, {
    opening: chain.opening,
    moves: [chain.next, chain.wrong, chain.repeated],
    endings: [chain.won, chain.stopped],
  })
  if (!game) return undefined
  const said = chainOf(game)
  if (firstMatch(request.parts, stop)) return fill(chain.stopped, { count: String(said.length) })
  const word = readWord(request)
  return word === undefined ? undefined : answer(word, said, request)
}

function open({ pack, history, message, persona }: SkillRequest): string {
  const { opening, words } = pack.skills.games.chain
  const random = new SeededRandom(persona.name, String(history.length), message)
  const word = random.pick(words) ?? ''
  return fill(opening, { word, letter: shown(lastLetter(word)) })
}

function answer(word: string, said: readonly string[], { pack }: SkillRequest): string {
  const { chain } = pack.skills.games
  const due = lastLetter(said.at(-1) ?? '')
  if (word.charAt(0) !== due) return fill(chain.wrong, { letter: shown(due) })
  if (said.includes(word)) return fill(chain.repeated, { letter: shown(due) })
  const letter = lastLetter(word)
  const next = chain.words.find((one) => {
    const folded = foldText(one)
    return folded.charAt(0) === letter && folded !== word && !said.includes(folded)
  })
  if (!next) return fill(chain.won, { letter: shown(letter), count: String(said.length + 1) })
  return fill(chain.next, { word: next, letter: shown(lastLetter(next)) })
}

/** The folded words so far; the user's count where the companion went on from them. */
function chainOf({ turns }: GameTurns): string[] {
  return turns.flatMap((turn, index) => {
    if (!isReply(turn)) return []
    const own = QUOTED.exec(turn.content)?.[1]
    if (!own) return []
    const previous = turns[index - 1]
    const theirs = previous && oneWord(foldText(previous.content))
    return [...(index > 0 && theirs ? [theirs] : []), foldText(own)]
  })
}

function readWord({ parts }: SkillRequest): string | undefined {
  const [part, ...others] = parts
  return part && others.length === 0 && !part.isAsked ? oneWord(part.folded) : undefined
}

/** A word, perhaps with its article. */
function oneWord(folded: string): string | undefined {
  const words = folded.match(/\p{L}+/gu) ?? []
  const [last] = words.slice(-1)
  const isBare = words.length === 1 || (words.length === 2 && (words[0]?.length ?? 0) <= 3)
  return isBare && last && last.length > 1 ? last : undefined
}

const lastLetter = (word: string): string => foldText(word).slice(-1)
const shown = (letter: string): string => letter.toUpperCase()
