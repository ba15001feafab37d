import type { Line } from '../languages/phrases.ts'
import type { ShortAnswer } from '../understand/understand.ts'
import { receive } from './converse.ts'
import { remember } from './hints.ts'
import type { Situation } from './situation.ts'
import { ask, askEasily, askNew, colour, isSerious } from './voice.ts'

/** "Yes", "no", "don't know", "ok" and "why?" are read against the partner's last question. */
export function continueThread(situation: Situation, short: ShortAnswer): void {
  const { writer, pack, thread } = situation
  if (short === 'why') explain(situation)
  else if (short === 'unsure') goOn(situation, pack.phrases.unsure)
  else if (short === 'ok' && (thread.isAdvice || thread.practical)) writer.add([pack.phrases.settled])
  else if (short === 'ok' && typeof thread.question !== 'object') goOn(situation, pack.phrases.ok)
  else if (short === 'fine') beFine(situation)
  else if (short === 'poorly') comfort(situation)
  else acceptAnswer(situation, short === 'no' ? 'no' : 'yes')
}

function explain(situation: Situation): void {
  const { writer, pack, thread } = situation
  const { themes, why, whyNothingAsked } = pack.phrases
  if (thread.hasAsked) {
    writer.add([why], { because: themes[thread.theme].because })
  } else {
    writer.add([whyNothingAsked])
    ask(situation)
  }
}

function goOn(situation: Situation, lines: readonly Line[]): void {
  situation.writer.add([lines])
  askEasily(situation)
}

function beFine(situation: Situation): void {
  situation.writer.add([situation.pack.phrases.fine])
  colour(situation, 'neutral')
  if (situation.thread.theme === 'general') askNew(situation)
  else ask(situation)
}

function comfort({ writer, pack }: Situation): void {
  writer.add([pack.phrases.poorly])
  writer.add([
    pack.phrases.themes.sad.ask.map((question) => (typeof question === 'string' ? question : question[0])),
  ])
}

/** A question that can be answered by yes or no has its own two continuations. */
function acceptAnswer(situation: Situation, short: 'yes' | 'no'): void {
  const { writer, pack, thread } = situation
  const isLed = typeof thread.question === 'object'
  if (typeof thread.question === 'object') writer.add([[thread.question[short === 'yes' ? 1 : 2]]])
  else if (short === 'no' || !isSerious(situation)) writer.add([pack.phrases[short]])
  if (writer.endsInQuestion) return
  if (thread.isAdvice || thread.practical) writer.add([pack.phrases.settled])
  else if (isLed) ask(situation)
  else askEasily(situation)
}

/** A few words after a question of the partner's, with nothing else in them to go by. */
export function isShortAnswer({ said, thread }: Situation): boolean {
  const isBare =
    !said.clause && !said.feeling && !said.isQuestion && !said.courtesy && said.facts.length === 0
  const isDecided = thread.practical !== undefined && !said.feeling && !said.isQuestion && !said.courtesy
  return thread.hasAsked && (isDecided || (said.echo !== undefined && isBare))
}

export function takeUpAnswer(situation: Situation): void {
  const { writer, pack, said, thread } = situation
  if (thread.practical) {
    writer.add([pack.phrases.practical[thread.practical].after])
    return
  }
  if (said.lead && typeof thread.question === 'object') {
    acceptAnswer(situation, said.lead)
    return
  }
  if (/\p{L}{3}/u.test(said.echo ?? '')) writer.add([pack.phrases.echo])
  const hasRemembered = remember(situation)
  if (writer.endsInQuestion) return
  if (!hasRemembered && (writer.seed.chance(0.5) || writer.sentences.length === 0)) receive(situation)
  ask(situation)
}
