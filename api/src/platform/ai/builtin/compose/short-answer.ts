import type { ShortAnswer } from '../understand/understand.ts'
import { receive } from './converse.ts'
import { remember } from './hints.ts'
import type { Situation } from './situation.ts'
import { ask, colour } from './voice.ts'

/** "Yes", "no", "don't know" and "why?" are read against the partner's last question. */
export function continueThread(situation: Situation, short: ShortAnswer): void {
  if (short === 'why') explain(situation)
  else if (short === 'unsure') leaveOpen(situation)
  else acceptAnswer(situation, short)
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

function leaveOpen(situation: Situation): void {
  situation.writer.add([situation.pack.phrases.unsure])
  colour(situation, 'neutral')
  ask(situation)
}

/** A question that can be answered by yes or no has its own two continuations. */
function acceptAnswer(situation: Situation, short: 'yes' | 'no'): void {
  const { writer, pack, thread } = situation
  if (typeof thread.question === 'object') writer.add([[thread.question[short === 'yes' ? 1 : 2]]])
  else writer.add([pack.phrases[short]])
  if (!writer.endsInQuestion) ask(situation)
}

/** A few words after a question of the partner's, with nothing else in them to go by. */
export function isShortAnswer({ said, thread }: Situation): boolean {
  const isBare =
    !said.clause && !said.feeling && !said.isQuestion && !said.courtesy && said.facts.length === 0
  return thread.hasAsked && said.echo !== undefined && isBare
}

export function takeUpAnswer(situation: Situation): void {
  const { writer, pack, said } = situation
  writer.add([pack.phrases.echo])
  const hasRemembered = remember(situation)
  if (writer.endsInQuestion) return
  if (!hasRemembered && !colour(situation, said.tone)) receive(situation)
  ask(situation)
}
