import { type Question, questionText } from '../../languages/phrases.ts'
import { firstMatch } from '../first-match.ts'
import type { Skill } from '../skill.ts'
import { isReply, says } from './game-turns.ts'

const ROUNDS = 5
const WORDS_OF_A_CHOICE = 8

/** Goes on with the choices that the small talk begins, and ends after five. */
export const thisOrThat: Skill = ({ parts, history, pack }) => {
  const { choice, stop } = pack.skills.games
  const questions: string[] = pack.phrases.answers.game.followUp.map((one: Question) => questionText(one))
  const replies = history.filter(isReply)
  const isChoice = (reply: (typeof replies)[number]) => questions.some((question) => says(reply, question))
  const last = replies.at(-1)
  if (!last || !isChoice(last)) return undefined
  if (firstMatch(parts, stop)) return choice.stopped
  const [part] = parts
  if (!part || part.isAsked || part.folded.split(' ').length > WORDS_OF_A_CHOICE) return undefined
  const other = replies.findLastIndex((reply) => !isChoice(reply))
  const rounds = replies.length - 1 - other
  const question = questions.find((one) => !replies.some((reply) => says(reply, one)))
  if (rounds >= ROUNDS || !question) return choice.finished
  return `${choice.next[(rounds - 1) % choice.next.length]} ${question}`
}
