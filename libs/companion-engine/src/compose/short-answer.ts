import type { ShortAnswer } from '../languages/patterns.ts'
import type { Line } from '../languages/phrases.ts'
import { acknowledge } from './converse.ts'
import { mentionMemory } from './memory-mentions.ts'
import { addPersonaRemark } from './persona-remarks.ts'
import { ask, askEasyQuestion, askNewSubject, goesOnInWords, isSerious } from './questions.ts'
import type { ReplyContext } from './reply-context.ts'
import { questionsOfSubject } from './subject-reply.ts'

/** How often a bare word is followed by a question, from 0 to 1. */
const RATE_OF_QUESTIONS = 0.4

/** "Yes", "no", "don't know", "ok" and "why?" are read against the companion's last question. */
export function takeShortAnswer(context: ReplyContext, short: ShortAnswer): void {
  const { writer, pack, dialogue } = context
  if (short === 'why') explain(context)
  else if (short === 'unsure') goOnWith(context, pack.phrases.unsure)
  else if (short === 'ok' && (dialogue.isAdvice || dialogue.decision)) writer.add([pack.phrases.settled])
  else if (short === 'ok' && typeof dialogue.question !== 'object') goOnWith(context, pack.phrases.ok)
  else if (short === 'fine') answerFine(context)
  else if (short === 'poorly') answerPoorly(context)
  else acceptAnswer(context, short === 'no' ? 'no' : 'yes')
}

function explain(context: ReplyContext): void {
  const { writer, pack, dialogue } = context
  const { topics, why, whyNothingAsked } = pack.phrases
  if (dialogue.hasAsked) {
    writer.add([why], { because: topics[dialogue.topic].because })
  } else {
    writer.add([whyNothingAsked])
    ask(context)
  }
}

function goOnWith(context: ReplyContext, lines: readonly Line[]): void {
  context.writer.add([lines])
  if (goesOnInWords(context) || context.writer.random.chance(RATE_OF_QUESTIONS)) askEasyQuestion(context)
}

function answerFine(context: ReplyContext): void {
  context.writer.add([context.pack.phrases.fine])
  addPersonaRemark(context, 'neutral')
  if (context.dialogue.topic === 'general') askNewSubject(context)
  else ask(context)
}

function answerPoorly({ writer, pack }: ReplyContext): void {
  writer.add([pack.phrases.poorly])
  writer.add([pack.scenes.attentive.hard.ask])
}

/** A question that can be answered by yes or no has its own two continuations. */
function acceptAnswer(context: ReplyContext, short: 'yes' | 'no'): void {
  const { writer, pack, dialogue } = context
  const hasContinuation = typeof dialogue.question === 'object'
  if (typeof dialogue.question === 'object') writer.add([[dialogue.question[short === 'yes' ? 1 : 2]]])
  else if (short === 'no' || !isSerious(context)) writer.add([pack.phrases[short]])
  if (writer.endsInQuestion) return
  if (dialogue.isAdvice || dialogue.decision) writer.add([pack.phrases.settled])
  else if (hasContinuation) ask(context)
  else askEasyQuestion(context)
}

/** A few words after a question of the companion's, with nothing else in them to go by. */
export function isFragment({ parsed, dialogue, act }: ReplyContext): boolean {
  const isBare =
    !parsed.clause && !parsed.feeling && !parsed.isQuestion && !parsed.courtesy && parsed.facts.length === 0
  const isDecided =
    dialogue.decision !== undefined &&
    !parsed.feeling &&
    !parsed.isQuestion &&
    !parsed.courtesy &&
    act.group !== 'asking'
  return dialogue.hasAsked && (isDecided || (parsed.echo !== undefined && isBare))
}

export function takeFragment(context: ReplyContext): void {
  const { writer, pack, parsed, dialogue } = context
  if (dialogue.decision) {
    writer.add([pack.phrases.decisions[dialogue.decision].after])
    return
  }
  if (parsed.leadingAnswer && typeof dialogue.question === 'object') {
    acceptAnswer(context, parsed.leadingAnswer)
    return
  }
  const hasRemembered = mentionMemory(context)
  if (writer.endsInQuestion) return
  if (!hasRemembered) acknowledge(context)
  writer.tryAdd([questionsOfSubject(context)])
}
