import { isInterest } from '../languages/themes.ts'
import { SAFETY } from '../understand/intents.ts'
import { advise, answer, congratulate, declareLove, helpDecide, speakOf } from './answer.ts'
import { converse, mourn } from './converse.ts'
import { recall } from './recall.ts'
import { continueThread, isShortAnswer, takeUpAnswer } from './short-answer.ts'
import type { Situation } from './situation.ts'

/** Writes the reply: what the message calls for first, the conversation as such last. */
export function planReply(situation: Situation): void {
  const { said, theme } = situation
  const { intent } = said
  if (intent && SAFETY.has(intent)) answer(situation, intent as Parameters<typeof answer>[1])
  else if (said.recall) recall(situation, said.recall)
  else if (said.news) congratulate(situation, said.news)
  else if (said.practical) helpDecide(situation, said.practical)
  else if (intent === 'advice') advise(situation)
  else if (intent === 'love') declareLove(situation)
  else if (
    (intent === 'askTastes' || intent === 'askYou') &&
    isInterest(theme) &&
    said.themes.includes(theme)
  )
    speakOf(situation, theme)
  else if (intent) answer(situation, intent)
  else if (said.short) continueThread(situation, said.short)
  else if (theme === 'loss') mourn(situation)
  else if (isShortAnswer(situation)) takeUpAnswer(situation)
  else converse(situation)
}
