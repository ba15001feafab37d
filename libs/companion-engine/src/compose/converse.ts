import { foldText } from '@confida/text-analysis'
import type { Line } from '../languages/phrases.ts'
import { isInterest, WEIGHTY } from '../languages/topics.ts'
import { soundsHard } from '../understand/acts/find-act.ts'
import { countWords } from '../understand/count-words.ts'
import { knowsWords } from '../understand/known-words.ts'
import { laughs } from '../understand/laughter.ts'
import { reflectClause } from '../understand/reflect.ts'
import { namesFeeling } from '../understand/sentiment.ts'
import { askAboutNamed, askAboutSomebody } from './introduction.ts'
import { mentionMemory } from './memory-mentions.ts'
import { addOpener, addPersonaRemark, ownInterest } from './persona-remarks.ts'
import { ask, attentiveTo } from './questions.ts'
import type { ReplyContext } from './reply-context.ts'
import { questionsOfSubject } from './subject-reply.ts'

/** Sentences before the closing question, apart from a greeting. */
const ENOUGH_SENTENCES = 2
const MOST_WORDS_OF_A_COMPOUND = 9
/** Who writes more has told a story. */
const WORDS_OF_A_STORY = 20

/** Takes in what was said, a feeling before a fact, hands it back, adds a remark of the companion's, and asks on. */
export function converse(context: ReplyContext): void {
  const { writer, parsed } = context
  const isCourteous = writer.tryAdd([answerCourtesy(context)])
  const isFull = (): boolean => writer.sentences.length >= ENOUGH_SENTENCES + (isCourteous ? 1 : 0)
  continueQuestion(context)
  if (isPlainTalk(context)) {
    listen(context)
    return
  }
  const hasFeeling = parsed.feeling !== undefined || parsed.tone === 'negative'
  const hasNotedFirst = !hasFeeling && note(context)
  mirrorOrAcknowledge(context, hasNotedFirst)
  const hasNoted = hasNotedFirst || (hasFeeling && (!isFull() || statesName(context)) && note(context))
  const hasRemembered = !isFull() && mentionMemory(context)
  if (writer.endsInQuestion) return
  if (!hasRemembered && !hasNoted && !isFull() && hasRemark(context)) addPersonaRemark(context, parsed.tone)
  if (parsed.courtesy !== 'goodbye' && !askAboutNamed(context)) ask(context)
}

/** Nothing in it is known but that it is told, and perhaps laughed at. */
function isPlainTalk(context: ReplyContext): boolean {
  const { parsed, topic, pack } = context
  const { hard, bright } = pack.scenes.attentive
  const attentive = attentiveTo(context)
  const isNeutral = parsed.tone === 'neutral' || laughs(context.request.message)
  return (
    isNeutral &&
    !parsed.feeling &&
    !parsed.topics.includes(topic) &&
    attentive !== hard &&
    attentive !== bright
  )
}

/** One short sentence: more would be about something that was not understood, and a bare "and then?" is cold. */
function listen(context: ReplyContext): void {
  const { writer, parsed, pack } = context
  if (note(context) || askAboutNamed(context)) return
  const isStory = countWords(parsed.folded) > WORDS_OF_A_STORY
  const { story, hard } = pack.scenes.attentive
  const storySay = soundsHard(context.act) ? hard.say : story
  writer.add([isStory ? storySay : [], attentiveTo(context).say])
  if (!isStory && !writer.tryAdd([questionsOfSubject(context)])) askAboutSomebody(context)
}

/** What the companion thinks of it is for good news and for its own interests. */
function hasRemark({ parsed, topic }: ReplyContext): boolean {
  return (
    parsed.tone === 'positive' ||
    (parsed.tone === 'neutral' && isInterest(topic) && parsed.topics.includes(topic))
  )
}

/** Beside a loss: few words, and nothing of the companion's own. */
export function mourn(context: ReplyContext): void {
  const { writer, pack } = context
  const { loss, sad } = pack.phrases.topics
  const [condolence, ...others] = loss.acknowledge
  writer.add([[condolence], others, sad.acknowledge])
  ask(context)
}

/**
 * The user's own clause, turned to "you", or else what there is to say to the feeling or topic. Plain statements are not handed
 * back where there is something to say to them, and nobody hears their own words in two replies running.
 */
function mirrorOrAcknowledge(context: ReplyContext, hasNoted: boolean): void {
  const { writer, pack, parsed } = context
  const isFirst = writer.sentences.length === 0
  if (isFirst && parsed.tone !== 'neutral' && !parsed.isQuestion && !hasNerves(context))
    addOpener(context, parsed.tone)
  const isWorthMirroring = parsed.tone !== 'neutral' && namesFeeling(parsed.folded, pack)
  const canMirror =
    isShortEnough(context) &&
    !hasNoted &&
    isWorthMirroring &&
    !hasJustMirrored(context) &&
    !deniesGood(context)
  const hasMirrored = canMirror && writer.tryAdd([pack.phrases.mirror[parsed.tone]])
  if (!hasMirrored || hasNerves(context)) acknowledge(context)
}

/** "I don't want to sound too excited" is no joy. */
function deniesGood({ parsed, pack }: ReplyContext): boolean {
  const words = foldText(parsed.clause ?? '').match(/[\p{L}']+/gu) ?? []
  return parsed.tone === 'positive' && words.some((word) => pack.patterns.negation.test(word))
}

function hasNerves({ pack, parsed, topic }: ReplyContext): boolean {
  return parsed.feeling === 'anxious' && pack.phrases.topics[topic].nerves !== undefined
}

/** Two clauses joined by an "and" are too much to hear back. */
function isShortEnough(context: ReplyContext): boolean {
  const { parsed, pack } = context
  const words = foldText(parsed.clause ?? '').split(/\s+/u)
  const longest = hasNerves(context) ? 0 : MOST_WORDS_OF_A_COMPOUND
  const isLong = words.length > longest && words.some((word) => pack.reflection.and.test(word))
  return (
    parsed.clause !== undefined && parsed.feeling !== 'bored' && !isLong && knowsWords(parsed.clause, pack)
  )
}

function hasJustMirrored({ request, pack }: ReplyContext): boolean {
  const lastTurn = request.history.findLast((turn) => turn.role === 'user')
  const lastReply = request.history.findLast((turn) => turn.role === 'assistant')
  const clause = lastTurn && reflectClause(lastTurn.content, pack)
  return clause !== undefined && foldText(lastReply?.content ?? '').includes(foldText(clause))
}

function statesName({ parsed }: ReplyContext): boolean {
  return parsed.facts.some((fact) => fact.kind === 'name')
}

/** "No, I didn't talk to him": the companion's question has its own continuation. */
function continueQuestion({ writer, parsed, dialogue }: ReplyContext): void {
  if (!parsed.leadingAnswer || typeof dialogue.question !== 'object') return
  const line = dialogue.question[parsed.leadingAnswer === 'yes' ? 1 : 2]
  if (!/[?؟]\s*$/u.test(line)) writer.tryAdd([[line]])
}

function answerCourtesy({ pack, parsed }: ReplyContext): readonly Line[] {
  const { courtesy } = parsed
  return courtesy === undefined || courtesy === 'love' || courtesy === 'advice'
    ? []
    : pack.phrases.answers[courtesy].say
}

/** What there is to say: to a feeling first, with more enthusiasm for an interest of the companion's own. */
export function acknowledge(context: ReplyContext): boolean {
  const { writer, pack, parsed } = context
  const { topics, interests } = pack.phrases
  const interest = ownInterest(context)
  return writer.tryAdd([
    (hasNerves(context) && topics[context.topic].nerves) || [],
    parsed.feeling ? topics[parsed.feeling].acknowledge : [],
    interest && isNamed(context) ? interests[interest].enthusiasm : [],
    isNamed(context) ? topicLines(context) : [],
    attentiveTo(context).say,
    topics.general.acknowledge,
  ])
}

/** What there is to say to a topic is for messages that speak of it. */
function isNamed({ parsed, topic }: ReplyContext): boolean {
  return topic !== 'general' && (parsed.topics.includes(topic) || parsed.feeling === topic)
}

/** A weighty topic's lines are for when it weighs: good news about work is not answered with a sigh. */
function topicLines({ pack, topic, parsed }: ReplyContext): readonly Line[] {
  const { topics } = pack.phrases
  if (!WEIGHTY.has(topic) || parsed.tone === 'negative') return topics[topic].acknowledge
  return parsed.tone === 'positive' ? topics.happy.acknowledge : topics.general.acknowledge
}

function note({ writer, pack, parsed }: ReplyContext): boolean {
  const name = parsed.facts.find((fact) => fact.kind === 'name')
  if (name && writer.sentences.some((sentence) => sentence.includes(name.value))) return true
  if (name) return writer.tryAdd([pack.phrases.noted.name], { value: name.value })
  return parsed.facts.length > 0 && writer.random.chance(0.6) && writer.tryAdd([pack.phrases.noted.other])
}
