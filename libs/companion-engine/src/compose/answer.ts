import type { Interest } from '@confida/contracts'
import type { AnswerId } from '../languages/phrases.ts'
import type { Decision, News } from '../languages/topics.ts'
import { mentionMemory } from './memory-mentions.ts'
import { addPersonaRemark } from './persona-remarks.ts'
import { ask, askAny } from './questions.ts'
import type { ReplyContext } from './reply-context.ts'
import { salutationBack } from './salutation.ts'
import { phrasesOf } from './scene-state.ts'

/** Answers what was asked or said outright, and hands the conversation back. */
export function answer(context: ReplyContext, id: AnswerId): void {
  const { writer, pack, dialogue } = context
  const { say, followUp } = pack.phrases.answers[id]
  writer.add([id === 'greeting' || id === 'goodbye' ? salutationBack(context) : [], say])
  const isOpening = id === 'greeting' || id === 'howAreYou'
  if (isOpening && mentionMemory(context)) return
  if (id === 'laugh' && dialogue.hasAsked && dialogue.answer !== 'joke') ask(context)
  else askAny(context, [followUp])
}

/** "Do you like dogs?": an interest of its own is named as one, others get what there is to say to them. */
export function answerAboutInterest(context: ReplyContext, interest: Interest): void {
  const { writer, pack, request, parsed } = context
  const { answers, interests, topics } = pack.phrases
  if (parsed.intent === 'questionToCompanion') {
    writer.add([answers.questionToCompanion.say])
    writer.tryAdd([request.persona.interests.includes(interest) ? interests[interest].enthusiasm : []])
    ask(context)
  } else if (request.persona.interests.includes(interest)) {
    writer.add([answers.askTastes.say], { interest: interests[interest].label })
    askAny(context, [answers.askTastes.followUp])
  } else {
    writer.add([topics[interest].acknowledge])
    ask(context)
  }
}

export function answerLove(context: ReplyContext): void {
  const { writer, pack, request } = context
  writer.add([pack.phrases.love[request.persona.relationship_approach]])
  askAny(context, [pack.phrases.loveFollowUp])
}

/** Good news is congratulated on before anything else. */
export function congratulate(context: ReplyContext, id: News): void {
  const { writer, pack } = context
  const { say, ask: questions } = pack.phrases.news[id]
  writer.add([say])
  addPersonaRemark(context, 'positive')
  askAny(context, [questions, pack.phrases.topics.happy.ask])
}

/** What to wear, cook, give: a small practical answer, and a question that helps to decide. */
export function helpDecide(context: ReplyContext, id: Decision): void {
  const { writer, pack, dialogue, topic, scene } = context
  const { say, ask: questions } = pack.phrases.decisions[id]
  const about = dialogue.topic === 'general' ? topic : dialogue.topic
  const occasion = scene.id === 'interview' || scene.id === 'exam' ? scene.id : about
  const fitting = pack.phrases.topics[occasion].wear
  writer.add([...(id === 'wear' && fitting ? [fitting] : []), say])
  askAny(context, [questions])
}

/** One practical step, introduced in the companion's style. */
export function advise(context: ReplyContext): void {
  const { writer, pack, request, topic, parsed, dialogue, scene } = context
  const { topics, adviceLead, adviceFollowUp } = pack.phrases
  const named = parsed.topics.includes(topic) || parsed.tone === 'negative' ? topic : undefined
  const pools = [named, parsed.feeling, parsed.short && dialogue.topic, 'general' as const].map((id) =>
    id ? topics[id].advice : undefined,
  )
  const own = scene.id && phrasesOf(scene, scene.id, pack).advice
  if (!own) writer.tryAdd([adviceLead[request.persona.communication_style]])
  writer.add([...(own ? [own] : []), ...pools.filter((pool) => pool !== undefined)])
  if (!scene.isHard) askAny(context, [adviceFollowUp])
}
