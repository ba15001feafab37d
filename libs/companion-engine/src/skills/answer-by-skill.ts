import type { ReplyContext } from '../compose/reply-context.ts'
import { calendar } from './dates/calendar.ts'
import { clock } from './dates/clock.ts'
import { gameMenu } from './games/game-menu.ts'
import { guessNumber } from './games/guess-number.ts'
import { riddle } from './games/riddle.ts'
import { rockPaperScissors } from './games/rock-paper-scissors.ts'
import { thisOrThat } from './games/this-or-that.ts'
import { wordChain } from './games/word-chain.ts'
import { requestParts } from './request-parts.ts'
import type { Skill } from './skill.ts'
import { sum } from './sums/sum.ts'
import { wordProblem } from './sums/word-problem.ts'
import { joke } from './texts/joke.ts'
import { textFrame } from './texts/text-frame.ts'
import { units } from './units/units.ts'
import { capital } from './world/capital.ts'
import { fixedFact } from './world/fixed-fact.ts'

const SKILLS: readonly Skill[] = [
  guessNumber,
  rockPaperScissors,
  wordChain,
  riddle,
  thisOrThat,
  gameMenu,
  joke,
  clock,
  calendar,
  units,
  sum,
  capital,
  fixedFact,
  wordProblem,
]
/** A longer message tells something; whatever it asks, there is more to it. */
const LONGEST_REQUEST = 4000

/** What was asked for and can be worked out is the whole reply. Says whether there was such a thing. */
export const answerBySkill = (context: ReplyContext): boolean => answerByFirst(SKILLS, context)

/** A text with gaps to fill in, where one is to be written. Says whether it was. */
export const writeFrame = (context: ReplyContext): boolean => answerByFirst([textFrame], context)

function answerByFirst(skills: readonly Skill[], { request, pack, writer, now }: ReplyContext): boolean {
  if (request.message.length > LONGEST_REQUEST) return false
  const skillRequest = { ...request, parts: requestParts(request.message), pack, now }
  for (const skill of skills) {
    const answer = skill(skillRequest)
    if (answer === undefined) continue
    writer.sentences.push(answer)
    return true
  }
  return false
}
