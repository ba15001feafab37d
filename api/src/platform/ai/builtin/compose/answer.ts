import type { Interest } from '@confida/contracts'
import type { AnswerId } from '../languages/phrases.ts'
import { remember } from './hints.ts'
import type { Situation } from './situation.ts'
import { ask } from './voice.ts'

/** Answers what was asked or said outright, and hands the conversation back. */
export function answer(situation: Situation, id: AnswerId): void {
  const { writer, pack } = situation
  const { say, handBack } = pack.phrases.answers[id]
  writer.add([say])
  const isOpening = id === 'greeting' || id === 'howAreYou'
  if (isOpening && remember(situation)) return
  writer.add([handBack])
}

/** "Do you like dogs?": of its own interests it says so, of others what it has to say on them. */
export function speakOf(situation: Situation, interest: Interest): void {
  const { writer, pack, request } = situation
  const { answers, interests, themes } = pack.phrases
  if (request.persona.interests.includes(interest)) {
    writer.add([answers.askTastes.say], { interest: interests[interest].label })
    writer.add([answers.askTastes.handBack])
  } else {
    writer.add([themes[interest].receive])
    ask(situation)
  }
}

export function declareLove({ writer, pack, request }: Situation): void {
  writer.add([pack.phrases.love[request.persona.relationshipApproach]])
  writer.add([pack.phrases.loveThen])
}

/** One practical step, introduced in the partner's style. */
export function advise({ writer, pack, request, theme, said, thread }: Situation): void {
  const { themes, adviceLead, adviceClose, mirror } = pack.phrases
  const pools = [theme, said.feeling, thread.theme, 'general' as const].map((id) =>
    id ? themes[id].advice : undefined,
  )
  if (said.clause) writer.tryAdd([mirror[said.tone]])
  writer.tryAdd([adviceLead[request.persona.communicationStyle]])
  writer.add(pools.filter((pool) => pool !== undefined))
  writer.add([adviceClose])
}
