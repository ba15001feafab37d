import { foldText, SeededRandom } from '@confida/text-analysis'
import type { Fact, Judge, Memory, ReplyRequest, Turn } from '../conversation.ts'
import type { LanguagePack } from '../languages/language.ts'
import { isInterest, type Tone, type TopicId } from '../languages/topics.ts'
import { actModel, type FoundAct, findAct, soundsHard } from '../understand/acts/find-act.ts'
import { afterAnnouncement } from '../understand/after-announcement.ts'
import { afterChangeOfSubject } from '../understand/after-change.ts'
import { afterMessage } from '../understand/classifier/in-chat.ts'
import { featuresAsWritten } from '../understand/classifier/message-features.ts'
import { countWords } from '../understand/count-words.ts'
import { refusedToMinors } from '../understand/of-minors.ts'
import { type ParsedMessage, parseMessage } from '../understand/parse-message.ts'
import { detectSentiment } from '../understand/sentiment.ts'
import { type FoundSubject, findSubject, subjectModel } from '../understand/subjects/find-subject.ts'
import { withoutToldBefore } from '../understand/told-before.ts'
import { countSigns, findTopics } from '../understand/topics.ts'
import { type DialogueState, trackDialogue } from './dialogue-state.ts'
import { lastUserTurns } from './history.ts'
import {
  askingAtTheEnd,
  inConversation,
  inToneOfAct,
  takingLeave,
  withoutCourtesyToOthers,
  withoutDoubtfulIntent,
  withoutDueDay,
  withoutFirstGoodbye,
} from './read-by-act.ts'
import { ReplyWriter } from './reply-writer.ts'
import { type SceneState, trackScene } from './scene-state.ts'
import { UsedLines } from './used-lines.ts'

const TURNS_THAT_SEED = 4
const TURNS_GRIEF_LASTS = 4
/** In years. */
const ADULT = 18
const TURNS_A_SCENE_IS_SOUGHT = 30
const TURNS_A_TONE_LASTS = 4
const SAY_NOTHING_OF_MOOD: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>(['dislike', 'job'])
const WORDS_OF_A_BARE_TURN = 4
const LIKELY_GOOD = 0.6
/** In more, one word may be of anything. */
const WORDS_ABOUT_ONE_THING = 16
/** Of all that is hard: a dog that is ill is no pastime. */
const MORE_THAN_A_PASTIME = 0.4

/** Everything a reply is planned from. */
export interface ReplyContext {
  request: ReplyRequest
  /** What was said before of the same: after a change of subject nothing. */
  before: readonly Turn[]
  pack: LanguagePack
  parsed: ParsedMessage
  dialogue: DialogueState
  scene: SceneState
  act: FoundAct
  subject: FoundSubject
  /** The topic of this turn. */
  topic: TopicId
  writer: ReplyWriter
  /** ISO time. */
  now: string
  memoriesUsed: Set<string>
}

export function buildReplyContext(given: ReplyRequest, pack: LanguagePack, judge: Judge): ReplyContext {
  const request = { ...given, message: withoutToldBefore(given.message, pack) }
  const now = request.now ?? new Date().toISOString()
  const { history, timeZone } = request
  const onSubject = afterChangeOfSubject(request.message, pack)
  const before = onSubject === request.message ? history : []
  const message = afterAnnouncement(onSubject, pack)
  const read = parseMessage(message, { pack, now, timeZone, crisis: judge.findCrisis(given.message) })
  const features = featuresAsWritten(message, pack.language)
  const { language } = pack
  const [lastTurn] = lastUserTurns(history, 1)
  const featuresBefore = lastTurn && featuresAsWritten(lastTurn.content, language)
  const ofAct = findAct(afterMessage(actModel(), features, featuresBefore))
  const found = askingAtTheEnd(inConversation(ofAct, history), message, language)
  const act = withoutCourtesyToOthers(withoutDueDay(takingLeave(found, message, pack), read), read, pack)
  const inTone = inToneOf(
    before,
    inToneOfAct(withoutFirstGoodbye(withoutDoubtfulIntent(withoutTasteAsTone(read), act), act, history), act),
    act,
    pack,
  )
  const isInGrief = isGrieving(before, pack)
  const sober = isInGrief ? withoutGladWord(inTone, act) : inTone
  const parsed = refusedToMinors(sober, () => isMinor(request, judge), pack)
  const dialogue = trackDialogue(history, pack)
  return {
    request,
    before,
    pack,
    parsed,
    dialogue,
    scene: trackScene([...userMessages(history), request.message], pack),
    act,
    subject: findSubject(afterMessage(subjectModel(), features, featuresBefore)),
    topic: topicOf(parsed, act, { dialogue, isInGrief }, pack),
    writer: createWriter(request, parsed, pack),
    now,
    memoriesUsed: new Set(),
  }
}

/** Said now, lately, or remembered. */
function isMinor({ message, history, memories }: ReplyRequest, { tellsMinority }: Judge): boolean {
  const own = history.filter(({ role }) => role === 'user').map(({ content }) => content)
  const ages = memories.filter(({ kind, value }) => kind === 'age' && value !== '')
  return [message, ...own].some(tellsMinority) || ages.some(({ value }) => Number(value) < ADULT)
}

const userMessages = (history: readonly Turn[]): string[] =>
  lastUserTurns(history, TURNS_A_SCENE_IS_SOUGHT).map(({ content }) => content)

function createWriter(request: ReplyRequest, parsed: ParsedMessage, pack: LanguagePack): ReplyWriter {
  const { persona, history, message, rejected } = request
  const random = new SeededRandom(
    persona.name,
    ...history.slice(-TURNS_THAT_SEED).map((turn) => turn.content),
    String(history.length),
    message,
    rejected ?? '',
  )
  const interest = random.pick(persona.interests)
  const values = {
    name: parsed.facts.find((fact) => fact.kind === 'name')?.value ?? firstName(request),
    me: persona.name,
    interest: interest && pack.phrases.interests[interest].label,
    clause: parsed.clause,
  }
  const usedLines = new UsedLines(rejected ? [...history, { role: 'assistant', content: rejected }] : history)
  return new ReplyWriter({ random, usedLines, gender: persona.gender, values })
}

export function markUsed({ memoriesUsed }: ReplyContext, memories: readonly Memory[]): void {
  for (const { id } of memories) memoriesUsed.add(id)
}

/** What the user asked to be called, or else the first word of the account's name. */
export function firstName(request: Pick<ReplyRequest, 'memories' | 'userName'>): string | undefined {
  const remembered = request.memories.find((memory) => memory.kind === 'name')?.value
  return remembered || request.userName.trim().split(/\s+/u)[0] || undefined
}

/** Bare words and what sounds hard are meant in the tone of what went before, unless they turn to a pastime. */
function inToneOf(
  history: readonly Turn[],
  parsed: ParsedMessage,
  act: FoundAct,
  pack: LanguagePack,
): ParsedMessage {
  if (parsed.tone !== 'neutral' || parsed.topics.some(isInterest) || parsed.isQuestion) return parsed
  if (!parsed.short && !soundsHard(act)) return parsed
  const tone = previousTone(history, pack)
  const isShort = parsed.short !== undefined || (parsed.echo !== undefined && !parsed.clause)
  const isMeant = tone === 'negative' || (isShort && parsed.short !== undefined)
  return tone && isMeant ? { ...parsed, tone } : parsed
}

/** "I hate coriander" is a taste and "I'm a nurse" a job: neither is a bad mood, nor an illness. */
function withoutTasteAsTone(parsed: ParsedMessage): ParsedMessage {
  const isPlain =
    parsed.feeling === undefined && parsed.facts.some(({ kind }) => SAY_NOTHING_OF_MOOD.has(kind))
  return isPlain ? { ...parsed, tone: 'neutral', topics: parsed.topics.filter(isInterest) } : parsed
}

/** "She was 91. A good long life.": in a grief one good word is no good news. */
function withoutGladWord(parsed: ParsedMessage, { ofGroups }: FoundAct): ParsedMessage {
  const isGlad = parsed.tone === 'positive' && !parsed.feeling && ofGroups.good < LIKELY_GOOD
  return isGlad ? { ...parsed, tone: 'neutral' } : parsed
}

/** The tone of the last message that had one; plain words in between, like "yes", have none of their own. */
function previousTone(history: readonly Turn[], pack: LanguagePack): Tone | undefined {
  for (const turn of lastUserTurns(history, TURNS_A_TONE_LASTS).reverse()) {
    const folded = foldText(turn.content)
    const { tone } = detectSentiment(turn.content, findTopics(folded, pack), pack)
    if (tone !== 'neutral') return tone
    if (folded.split(/\s+/u).length > WORDS_OF_A_BARE_TURN) return undefined
  }
  return undefined
}

/** Grief lasts longer than a message. */
function isGrieving(history: readonly Turn[], pack: LanguagePack): boolean {
  return lastUserTurns(history, TURNS_GRIEF_LASTS).some((turn) =>
    pack.patterns.topics.loss.test(foldText(turn.content)),
  )
}

function topicOf(
  parsed: ParsedMessage,
  act: FoundAct,
  { dialogue, isInGrief }: { dialogue: DialogueState; isInGrief: boolean },
  pack: LanguagePack,
): TopicId {
  if (isInGrief && parsed.tone !== 'positive' && !parsed.topics.some(isInterest)) return 'loss'
  if (answersLastQuestion(parsed, dialogue)) return dialogue.topic
  const weighs = act.ofGroups.hard >= MORE_THAN_A_PASTIME
  const topic = parsed.topics.find((one) => !(weighs && isInterest(one)) && isCertain(one, parsed, pack))
  if (topic && topic !== 'plans') return topic
  const isNews = parsed.clause !== undefined && parsed.tone !== 'negative'
  return parsed.feeling ?? topic ?? (isNews ? 'general' : dialogue.topic)
}

/** A word alone is no theme: a phone that fell is not about technology. It takes a second sign. */
function isCertain(topic: TopicId, parsed: ParsedMessage, pack: LanguagePack): boolean {
  if (topic === 'plans') return countSigns(parsed.folded, topic, pack) > 1
  if (parsed.intent !== undefined && !parsed.isGuess) return true
  if (isInterest(topic)) return countSigns(parsed.folded, topic, pack) > 1 || parsed.facts.some(isTaste)
  const isShort = countWords(parsed.folded) <= WORDS_ABOUT_ONE_THING
  return (isShort && parsed.tone !== 'neutral') || countSigns(parsed.folded, topic, pack) > 1
}

const isTaste = ({ kind }: Fact): boolean => kind === 'like' || kind === 'dislike'

/** A few words after a question belong to its subject, whatever else they name: "for work" after "why are you moving?". */
function answersLastQuestion(parsed: ParsedMessage, dialogue: DialogueState): boolean {
  const isFragment = parsed.echo !== undefined && !parsed.clause && !parsed.feeling
  return dialogue.hasAsked && isFragment && dialogue.topic !== 'general'
}
