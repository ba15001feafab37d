import { foldText } from '@confida/text-analysis'
import type { LanguagePack } from '../languages/language.ts'
import { type Line, type Question, questionText } from '../languages/phrases.ts'
import type { ScenePack } from '../languages/scenes.ts'
import { isInterest, type TopicId, WEIGHTY } from '../languages/topics.ts'
import { soundsHard } from '../understand/acts/find-act.ts'
import { laughs } from '../understand/laughter.ts'
import { isAnswered, toStatement, type UserStatement } from './answered-questions.ts'
import { lastUserTurns } from './history.ts'
import type { ReplyContext } from './reply-context.ts'
import { questionsOfSubject } from './subject-reply.ts'

const TURNS_WITH_ANSWERS = 8
const BARE_ANSWERS_BEFORE_AN_OFFER = 3
/** The probability of all that is good, or hard. */
const LIKELY_GROUP = 0.45
/** "She answered!!" needs less of the model. */
const LIKELY_BESIDE_A_CRY = 0.25
const LEAST_HARD = 0.2
const CLOSE_PEOPLE: readonly TopicId[] = ['family', 'couple', 'friends']

/** One question that fits: of the feeling, this turn's topic, the conversation's, and then one that follows up anything. */
export function ask(context: ReplyContext): void {
  const { parsed, writer } = context
  if (isTold(context) && writer.tryAdd([questionsOfSubject(context)])) return
  const pools = topicsToAsk(context).map((id) => context.pack.phrases.topics[id].ask)
  const followUp = attentiveTo(context).ask
  const hasStated = parsed.clause !== undefined || parsed.feeling !== undefined || parsed.tone === 'negative'
  // "I'm here, no words needed" is for what sounds hard, not for what comes beside it.
  if (isSerious(context))
    askAny(context, [...pools, followUp], soundsHard(context.act) ? context.pack.phrases.presence : [])
  else if (hasStated) {
    const own = context.topic === 'general' ? [followUp, ...pools] : [...pools, followUp]
    tryAsk(context, own)
  } else if (isTold(context)) tryAsk(context, [...pools, followUp])
  else askAny(context, [...pools, ...otherSubjects(context), followUp])
}

/** More than a greeting or a bare word. */
function isTold({ parsed }: ReplyContext): boolean {
  return parsed.intent === undefined && parsed.short === undefined && parsed.courtesy === undefined
}

/** What is true of anything said in this tone. */
export function attentiveTo(context: ReplyContext): ScenePack['attentive']['plain'] {
  const { pack, parsed, scene, act, request } = context
  const { hard, bright, amused, plain } = pack.scenes.attentive
  if (laughs(request.message) && !scene.isHard) return amused
  if (act.ofGroups.good >= (request.message.includes('!') ? LIKELY_BESIDE_A_CRY : LIKELY_GROUP)) return bright
  if (scene.isHard) return isLight(context) ? plain : hard
  if (act.ofGroups.hard >= LIKELY_GROUP) return hard
  if (parsed.intent || parsed.feeling === 'bored' || scene.id) return plain
  if (parsed.tone === 'negative') return hard
  return parsed.tone === 'positive' ? bright : plain
}

/** After a bare word: a question of yes or no, and to someone who goes on in single words an offer. */
export function askEasyQuestion(context: ReplyContext): void {
  const { pack, writer, dialogue } = context
  const serious = isSerious(context)
  const pools = topicsToAsk(context).map((id) => pack.phrases.topics[id].ask)
  const easy = pools.map((pool) => pool.filter((question) => typeof question !== 'string'))
  const offers = serious ? pack.phrases.offers.slice(1, 2) : pack.phrases.offers
  if (goesOnInWords(context) && tryAsk(context, [offers])) return
  if (dialogue.answer && tryAsk(context, [pack.phrases.answers[dialogue.answer].followUp])) return
  if (serious && writer.random.chance(0.4) && writer.tryAdd([pack.phrases.presence])) return
  if (serious) askAny(context, [...easy, ...pools], pack.phrases.presence)
  else tryAsk(context, [...easy, ...pools])
}

/** Another subject. */
export function askNewSubject(context: ReplyContext): void {
  askAny(context, otherSubjects(context))
}

/** Asks a question of these pools that the user has not answered yet; where there is none, says a line of the last. */
export function askAny(
  context: ReplyContext,
  pools: readonly (readonly Question[])[],
  instead: readonly Line[] = [],
): void {
  if (tryAsk(context, pools) || context.writer.tryAdd([instead])) return
  context.writer.add([...pools.map((pool) => unansweredQuestions(pool, context)), instead])
}

function tryAsk(context: ReplyContext, pools: readonly (readonly Question[])[]): boolean {
  return context.writer.tryAdd(pools.map((pool) => unansweredQuestions(pool, context)))
}

function topicsToAsk(context: ReplyContext): TopicId[] {
  const { topic, dialogue, parsed } = context
  if (isAnothersIllness(parsed)) return ['sad']
  const before = isTold(context) ? [] : [dialogue.topic]
  const isNamed = parsed.topics.includes(topic) || parsed.feeling === topic || !isTold(context)
  const topics = topic === 'general' || !isNamed ? before : [...topicsByWeight(context), ...before]
  return [...new Set(topics)].filter((id) => id !== 'general')
}

/** Whoever tells of a mother in hospital is neither asked for their own symptoms nor whether they take after her. */
function isAnothersIllness({ topics, tone }: ReplyContext['parsed']): boolean {
  return tone === 'negative' && topics.includes('health') && CLOSE_PEOPLE.some((one) => topics.includes(one))
}

function otherSubjects({ request, pack, writer }: ReplyContext): (readonly Question[])[] {
  const own = request.persona.interests.map((interest) => pack.phrases.topics[interest].ask.slice(0, 1))
  return writer.random.chance(0.25) ? [...own, pack.phrases.newSubjects] : [pack.phrases.newSubjects, ...own]
}

/** What weighs, in this message or in those it answers, is not left for another subject. */
export function isSerious(context: ReplyContext): boolean {
  const { parsed, topic, scene } = context
  if (scene.isHard && isLight(context)) return false
  return scene.isHard || parsed.tone === 'negative' || (WEIGHTY.has(topic) && parsed.tone !== 'positive')
}

/** Nothing in a message shows that it weighs: beside what does there is talk of other things, too. */
const isLight = ({ parsed, scene, act, request }: ReplyContext): boolean =>
  laughs(request.message) ||
  ((!scene.hasSign || namesItInPassing(scene, act)) &&
    !parsed.short &&
    parsed.tone !== 'negative' &&
    !parsed.topics.includes('loss') &&
    !soundsHard(act))

/** "After the exam we're off to Croatia": a death is never named so. */
const namesItInPassing = ({ id }: ReplyContext['scene'], { ofGroups }: ReplyContext['act']): boolean =>
  id !== 'loss' && id !== 'petLoss' && ofGroups.hard < LEAST_HARD && ofGroups.good > ofGroups.hard

/** The last messages were bare words. */
export const goesOnInWords = (context: ReplyContext): boolean =>
  countBare(context) >= BARE_ANSWERS_BEFORE_AN_OFFER

/** How many messages in a row were only a word or two, with this one. */
function countBare({ request, parsed, pack }: ReplyContext): number {
  if (parsed.short === undefined) return 0
  const turns = request.history.filter((turn) => turn.role === 'user').reverse()
  const until = turns.findIndex((turn) => !isBare(turn.content, pack))
  return 1 + (until < 0 ? turns.length : until)
}

function isBare(message: string, { patterns }: LanguagePack): boolean {
  const folded = foldText(message).trim()
  return Object.values(patterns.shortAnswers).some((pattern) => pattern.test(folded))
}

/** What weighs is asked after before what it is about, but for an occasion ahead; good news is asked after as good news. */
function topicsByWeight({ topic, parsed, writer, pack }: ReplyContext): TopicId[] {
  const feeling = parsed.feeling && parsed.feeling !== topic ? parsed.feeling : undefined
  const pastime = parsed.topics.find(isInterest) ?? 'happy'
  if (!feeling) return parsed.tone === 'positive' && WEIGHTY.has(topic) ? [pastime, topic] : [topic]
  if (pack.phrases.topics[topic].nerves) return [topic, feeling]
  return parsed.tone === 'negative' || writer.random.chance(0.4) ? [feeling, topic] : [topic, feeling]
}

/** Without those that the user has answered already: no "do you like cooking?" after "I love cooking". */
function unansweredQuestions(questions: readonly Question[], context: ReplyContext): Line[] {
  const statements = statementsByContext.get(context) ?? collectStatements(context)
  statementsByContext.set(context, statements)
  return questions.map(questionText).filter((question) => !isAnswered(question, statements, context.pack))
}

const statementsByContext = new WeakMap<ReplyContext, UserStatement[]>()

function collectStatements({ parsed, request }: ReplyContext): UserStatement[] {
  const turns = lastUserTurns(request.history, TURNS_WITH_ANSWERS).map((turn) => turn.content)
  const memories = request.memories.map((memory) => memory.text)
  return [parsed.folded, ...[...turns, ...memories].map(foldText)].map(toStatement)
}
