import { foldText, stemOf } from '@confida/text-analysis'
import type { LanguagePack } from '../../languages/language.ts'
import { type Question, questionText } from '../../languages/phrases.ts'
import { firstMatch } from '../first-match.ts'
import type { Skill } from '../skill.ts'
import { isReply, says } from './game-turns.ts'

const ROUNDS = 5
/** "The first", "neither of them"; a longer choice names one of the two. */
const WORDS_OF_A_BARE_CHOICE = 3
const SHORTEST_WORD = 4

/** Goes on with the choices that the small talk begins, and ends after five. */
export const thisOrThat: Skill = ({ parts, message, history, pack }) => {
  const { choice, stop } = pack.skills.games
  const questions: string[] = pack.phrases.answers.game.followUp.map((one: Question) => questionText(one))
  const replies = history.filter(isReply)
  const isChoice = (reply: (typeof replies)[number]) => questions.some((question) => says(reply, question))
  const last = replies.at(-1)
  if (!last || !isChoice(last)) return undefined
  if (firstMatch(parts, stop)) return choice.stopped
  if (parts.some(({ isAsked }) => isAsked) || !chooses(message, last.content, pack)) return undefined
  const other = replies.findLastIndex((reply) => !isChoice(reply))
  const rounds = replies.length - 1 - other
  const question = questions.find((one) => !replies.some((reply) => says(reply, one)))
  if (rounds >= ROUNDS || !question) return choice.finished
  return `${choice.next[(rounds - 1) % choice.next.length]} ${question}`
}

function chooses(message: string, question: string, pack: LanguagePack): boolean {
  const stemsOf = (text: string): string[] =>
    wordsOf(text)
      .filter(({ length }) => length >= SHORTEST_WORD)
      .map((word) => stemOf(word, pack.language))
  const offered = new Set(stemsOf(question))
  return (
    wordsOf(message).length <= WORDS_OF_A_BARE_CHOICE || stemsOf(message).some((stem) => offered.has(stem))
  )
}

const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
