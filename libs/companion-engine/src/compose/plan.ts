import { isInterest } from '../languages/topics.ts'
import { answerBySkill } from '../skills/answer-by-skill.ts'
import { answerFromStatements } from '../statements/answer-from-statements.ts'
import { SAFETY } from '../understand/intents.ts'
import { answerWithCare } from './aftercare.ts'
import { advise, answer, answerAboutInterest, answerLove, congratulate, helpDecide } from './answer.ts'
import { converse, mourn } from './converse.ts'
import { recall } from './recall.ts'
import type { ReplyContext } from './reply-context.ts'
import { replyInScene } from './scene-reply.ts'
import { isFragment, takeFragment, takeShortAnswer } from './short-answer.ts'

/** Writes the reply: what the message calls for first, the conversation as such last. */
export function planReply(context: ReplyContext): void {
  const { parsed, topic, request } = context
  const { intent } = parsed
  if (intent && SAFETY.has(intent)) answer(context, intent as Parameters<typeof answer>[1])
  else if (request.careManner) answerWithCare(context, request.careManner)
  else if (answerBySkill(context) || answerFromStatements(context)) return
  else if (parsed.recall) recall(context, parsed.recall)
  else if (parsed.news) congratulate(context, parsed.news)
  else if (parsed.decision && !(context.scene.isHard && parsed.decision === 'say'))
    helpDecide(context, parsed.decision)
  else if (replyInScene(context)) return
  else if (intent === 'advice') advise(context)
  else if (intent === 'love') answerLove(context)
  else if (
    (intent === 'askTastes' || intent === 'questionToCompanion') &&
    isInterest(topic) &&
    parsed.topics.includes(topic)
  )
    answerAboutInterest(context, topic)
  else if (intent) answer(context, intent)
  else if (parsed.short) takeShortAnswer(context, parsed.short)
  else if (topic === 'loss') mourn(context)
  else if (isFragment(context)) takeFragment(context)
  else converse(context)
}
