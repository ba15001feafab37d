import { isInterest } from '../languages/themes.ts'
import { advise, answer, declareLove, speakOf } from './answer.ts'
import { converse, mourn } from './converse.ts'
import { recall } from './recall.ts'
import { continueThread, isShortAnswer, takeUpAnswer } from './short-answer.ts'
import type { Situation } from './situation.ts'

/** Writes the reply: what the message calls for first, the conversation as such last. */
export function planReply(situation: Situation): void {
  const { said } = situation
  if (said.recall) recall(situation, said.recall)
  else if (said.intent === 'advice') advise(situation)
  else if (said.intent === 'love') declareLove(situation)
  else if (said.intent === 'askTastes' && isInterest(situation.theme)) speakOf(situation, situation.theme)
  else if (said.intent) answer(situation, said.intent)
  else if (said.short) continueThread(situation, said.short)
  else if (isUnknownQuestion(situation)) answer(situation, 'fact')
  else if (situation.theme === 'loss') mourn(situation)
  else if (isShortAnswer(situation)) takeUpAnswer(situation)
  else converse(situation)
}

function isUnknownQuestion({ said }: Situation): boolean {
  return said.isQuestion && !said.clause && !said.feeling && said.themes.length === 0
}
