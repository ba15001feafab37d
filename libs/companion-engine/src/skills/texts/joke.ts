import { SeededRandom } from '@confida/text-analysis'
import { isReply, says } from '../games/game-turns.ts'
import type { Skill } from '../skill.ts'

/** Whoever laughs or groans first still means a joke: "haha, that was bad", "another one". */
const REPLIES_SINCE = 2

/** A joke, and another each time it is asked for; none is told twice. */
export const joke: Skill = ({ parts, history, pack, persona, message, rejected }) => {
  const { ask, another, jokes, usedUp } = pack.skills.jokes
  const known = [...pack.phrases.answers.joke.say, ...jokes]
  const replies = history.filter(isReply)
  const hasJustTold = known.some((one) => replies.slice(-REPLIES_SINCE).some((reply) => says(reply, one)))
  const isAsked = parts.some(({ folded }) => ask.test(folded) || (hasJustTold && another.test(folded)))
  if (!isAsked) return undefined
  const told =
    rejected === undefined ? replies : [...replies, { role: 'assistant' as const, content: rejected }]
  const fresh = known.filter((one) => !told.some((reply) => says(reply, one)))
  const random = new SeededRandom(persona.name, String(history.length), message)
  return random.pick(fresh) ?? usedUp
}
