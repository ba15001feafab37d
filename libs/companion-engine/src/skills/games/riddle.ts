import { foldText, SeededRandom } from '@confida/text-analysis'
import { fill } from '../../facts/sentence.ts'
import type { Riddle } from '../../languages/skills.ts'
import { firstMatch } from '../first-match.ts'
import type { Skill, SkillRequest } from '../skill.ts'
import { isReply, says } from './game-turns.ts'

/** After so many replies about something else nobody is guessing any more. */
const REPLIES_BESIDE_A_RIDDLE = 2
const WORDS_OF_A_GUESS = 6
const WORDS_OF_AN_ASKED_GUESS = 4
const ARABIC_ARTICLE = /^و?ال(?=\p{L}{2})/u

/** Asks a riddle, and waits for the answer until it is found or given up. */
export const riddle: Skill = (request) => {
  const { stop } = request.pack.skills.games
  const { start, another, giveUp, thinking, right, told, wrong } = request.pack.skills.games.riddle
  if (firstMatch(request.parts, start)) return ask(request)
  const open = openRiddle(request)
  if (!open) return isJustOver(request) && firstMatch(request.parts, another) ? ask(request) : undefined
  const values = { answer: open.answer }
  const guess = foldText(request.message).match(/[\p{L}\p{N}]+/gu) ?? []
  if (guess.some((word) => open.accept.includes(word.replace(ARABIC_ARTICLE, '')))) return fill(right, values)
  if (firstMatch(request.parts, giveUp) || firstMatch(request.parts, stop)) return fill(told, values)
  return isGuess(guess.length, request) && !firstMatch(request.parts, thinking) ? wrong : undefined
}

/** "Is it a cat?" is one, and "why is the sea salty?" is something else. */
function isGuess(words: number, { parts, pack }: SkillRequest): boolean {
  const isAsked = parts.some((part) => part.isAsked)
  if (isAsked && firstMatch(parts, pack.skills.world.asks)) return false
  return words <= (isAsked ? WORDS_OF_AN_ASKED_GUESS : WORDS_OF_A_GUESS)
}

function ask({ history, persona, pack, rejected = '' }: SkillRequest): string {
  const { riddles, guess, usedUp } = pack.skills.games.riddle
  const fresh = riddles.filter(
    (one) => !history.some((turn) => isReply(turn) && says(turn, one.ask)) && !rejected.includes(one.ask),
  )
  const one = new SeededRandom(persona.name, String(history.length), rejected).pick(fresh)
  return one ? `${one.ask} ${guess}` : usedUp
}

/** The one that was asked last, unless its answer is out, or the talk has gone on to something else. */
function openRiddle({ history, pack }: SkillRequest): Riddle | undefined {
  const { riddles, right, told, wrong } = pack.skills.games.riddle
  const replies = history.filter(isReply)
  const at = replies.findLastIndex((reply) => riddles.some((one) => says(reply, one.ask)))
  const asked = riddles.find((one) => replies[at] && says(replies[at], one.ask))
  const since = replies.slice(at + 1)
  if (!asked || since.some((reply) => says(reply, right) || says(reply, told))) return undefined
  const beside = since.length - 1 - since.findLastIndex((reply) => says(reply, wrong))
  return beside < REPLIES_BESIDE_A_RIDDLE ? asked : undefined
}

function isJustOver({ history, pack }: SkillRequest): boolean {
  const last = history.findLast(isReply)
  const { right, told } = pack.skills.games.riddle
  return last !== undefined && (says(last, right) || says(last, told))
}
