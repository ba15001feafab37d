import type { Interest } from '@confida/contracts'
import type { AnswerId } from '../languages/phrases.ts'
import type { News, Practical } from '../languages/themes.ts'
import { remember } from './hints.ts'
import type { Situation } from './situation.ts'
import { ask, askAny, colour } from './voice.ts'

/** Answers what was asked or said outright, and hands the conversation back. */
export function answer(situation: Situation, id: AnswerId): void {
  const { writer, pack, thread } = situation
  const { say, handBack } = pack.phrases.answers[id]
  writer.add([say])
  const isOpening = id === 'greeting' || id === 'howAreYou'
  if (isOpening && remember(situation)) return
  if (id === 'laugh' && thread.hasAsked && thread.answer !== 'joke') ask(situation)
  else askAny(situation, [handBack])
}

/** "Do you like dogs?": of its own interests it says so, of others what it has to say on them. */
export function speakOf(situation: Situation, interest: Interest): void {
  const { writer, pack, request, said } = situation
  const { answers, interests, themes } = pack.phrases
  if (said.intent === 'askYou') {
    writer.add([answers.askYou.say])
    writer.tryAdd([request.persona.interests.includes(interest) ? interests[interest].keen : []])
    ask(situation)
  } else if (request.persona.interests.includes(interest)) {
    writer.add([answers.askTastes.say], { interest: interests[interest].label })
    askAny(situation, [answers.askTastes.handBack])
  } else {
    writer.add([themes[interest].receive])
    ask(situation)
  }
}

export function declareLove(situation: Situation): void {
  const { writer, pack, request } = situation
  writer.add([pack.phrases.love[request.persona.relationshipApproach]])
  askAny(situation, [pack.phrases.loveThen])
}

/** Good news is congratulated on before anything else. */
export function congratulate(situation: Situation, id: News): void {
  const { writer, pack } = situation
  const { say, ask: questions } = pack.phrases.news[id]
  writer.add([say])
  colour(situation, 'positive')
  askAny(situation, [questions, pack.phrases.themes.happy.ask])
}

/** What to wear, cook, give: a small practical answer, and a question that helps to decide. */
export function helpDecide(situation: Situation, id: Practical): void {
  const { writer, pack, thread, theme } = situation
  const { say, ask: questions } = pack.phrases.practical[id]
  const fitting = pack.phrases.themes[thread.theme === 'general' ? theme : thread.theme].wear
  writer.add([...(id === 'wear' && fitting ? [fitting] : []), say])
  askAny(situation, [questions])
}

/** One practical step, introduced in the partner's style. */
export function advise(situation: Situation): void {
  const { writer, pack, request, theme, said, thread } = situation
  const { themes, adviceLead, adviceClose } = pack.phrases
  const pools = [theme, said.feeling, thread.theme, 'general' as const].map((id) =>
    id ? themes[id].advice : undefined,
  )
  writer.tryAdd([adviceLead[request.persona.communicationStyle]])
  writer.add(pools.filter((pool) => pool !== undefined))
  askAny(situation, [adviceClose])
}
