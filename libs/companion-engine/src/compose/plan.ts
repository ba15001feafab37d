import type { Intent } from '../languages/patterns.ts'
import { isInterest } from '../languages/topics.ts'
import { answerBySkill, writeFrame } from '../skills/answer-by-skill.ts'
import { answerFromStatements } from '../statements/answer-from-statements.ts'
import { asksAboutOwn, asksForOwnDate } from '../statements/asks-for-told.ts'
import { answerRecalled, answerSeveralRecalled } from '../statements/tell-likeliest.ts'
import { soundsHard } from '../understand/acts/find-act.ts'
import { countWords } from '../understand/count-words.ts'
import { SAFETY } from '../understand/intents.ts'
import { namesFeeling } from '../understand/sentiment.ts'
import { answerLikeliest, isLikely, isSure, leavesScene, likeliestAsked, replyToAct } from './act-reply.ts'
import { answerWithCare } from './aftercare.ts'
import { advise, answer, answerAboutInterest, answerLove, congratulate, helpDecide } from './answer.ts'
import { converse, mourn } from './converse.ts'
import { answerIntroduction, answerName } from './introduction.ts'
import { answerKnown } from './known-answer.ts'
import { attentiveTo } from './questions.ts'
import { SURE_LEAVE } from './read-by-act.ts'
import { recall } from './recall.ts'
import { replyByRemark } from './remark-reply.ts'
import type { ReplyContext } from './reply-context.ts'
import { replyInScene } from './scene-reply.ts'
import { isFragment, takeFragment, takeShortAnswer } from './short-answer.ts'
import { makeAnother, replyToSubject, writeText } from './subject-reply.ts'
import { admitUnanswered } from './unanswered.ts'

/** These have many forms, and lines of their own for each. */
const MANY_KINDS: ReadonlySet<Intent> = new Set<Intent>(['advice', 'askOpinion', 'whatIf'])

const LIKELY_HARD = 0.5
const WORDS_OF_PLAIN_NEWS = 8
const NUMBERS_OF_A_SUM = 2
const WORDS_OF_A_HELLO = 4
const WORDS_OF_A_BARE_HELLO = 2
/** Of all that tells something. */
const LIKELY_TOLD = 0.6
/** The probability of all that asks. */
const LIKELY_ASKING = 0.25

/** Writes the reply; where all that could be said was said already, it is a short sign of attention. */
export function planReply(context: ReplyContext): void {
  plan(context)
  if (context.writer.sentences.length === 0) context.writer.add([attentiveTo(context).say])
}

/** What the message calls for first, the conversation as such last. */
function plan(context: ReplyContext): void {
  const { parsed, topic, request } = context
  const { intent } = parsed
  if (intent && SAFETY.has(intent)) answer(context, intent as Parameters<typeof answer>[1])
  else if (request.careManner) answerWithCare(context, request.careManner)
  else if (
    (!asksForOwnDate(context) && answerBySkill(context)) ||
    makeAnother(context) ||
    writeText(context) ||
    (!asksAboutOwn(context) && answerKnown(context)) ||
    writeFrame(context) ||
    answerSeveralRecalled(context) ||
    answerFromStatements(context)
  )
    return
  else if (intent === 'askReminder') answer(context, intent)
  else if (parsed.recall) recall(context, parsed.recall)
  else if (answerRecalled(context)) return
  else if (takesLeave(context)) replyToAct(context)
  else if (isBareHello(context)) replyToAct(context, 'greet')
  else if (asksForSum(context)) context.writer.add([[context.pack.skills.sums.say.unread]])
  else if (answerIntroduction(context) || answerName(context)) return
  else if (parsed.news && !isBesideHard(context)) congratulate(context, parsed.news)
  else if (parsed.decision && !(context.scene.isHard && parsed.decision === 'say'))
    helpDecide(context, parsed.decision)
  else if (!isPlain(context) && !staysInScene(context) && replyToSubject(context)) return
  else if (isSure(context) && !isPlain(context) && !goesOnInScene(context)) replyToAct(context)
  else if (!isPlain(context) && replyByRemark(context)) return
  else if (!leavesScene(context) && replyInScene(context)) return
  else if (isLikely(context) && !isPlain(context)) replyToAct(context)
  else if (intent === 'advice') giveAdvice(context)
  else if (intent === 'love') answerLove(context)
  else if (
    (intent === 'askTastes' || intent === 'questionToCompanion') &&
    isInterest(topic) &&
    parsed.topics.includes(topic)
  )
    answerAboutInterest(context, topic)
  else if (parsed.isGuess && answerLikeliest(context)) return
  else if (intent) answer(context, intent)
  else if (parsed.short) takeShortAnswer(context, parsed.short)
  else if (topic === 'loss' && isMourning(context)) mourn(context)
  else if (isStart(context)) replyToAct(context, 'greet')
  else if (isFragment(context)) takeFragment(context)
  else if (!answerLikeliest(context) && !admitUnanswered(context)) converse(context)
}

/** Grief lasts, but not all that is said in it is about it. */
const isMourning = ({ parsed, scene, act }: ReplyContext): boolean =>
  parsed.topics.includes('loss') || scene.hasSign || act.ofGroups.hard >= LIKELY_HARD

/** In few words it has answers of its own, with a name. */
const takesLeave = (context: ReplyContext): boolean =>
  context.act.act === 'leave' && context.act.confidence >= SURE_LEAVE && context.parsed.intent !== 'goodbye'

/** "80 rolls at 1.10 each, how much is that?": what could be worked out, were it written as a sum. */
function asksForSum(context: ReplyContext): boolean {
  const { parsed, act } = context
  const numbers = parsed.folded.match(/\d+(?:[.,:]\d+)*/gu) ?? []
  if (numbers.length < NUMBERS_OF_A_SUM) return false
  const asksToKnow = act.ofGroups.asking >= LIKELY_ASKING && likeliestAsked(context) === 'askKnowledge'
  return parsed.intent === 'fact' || asksToKnow
}

/** A topic that is plain has its own advice; a film, a gift or a text is another kind of it. */
function giveAdvice(context: ReplyContext): void {
  if (context.topic !== 'general' || !answerLikeliest(context)) advise(context)
}

/** The first message of a person, in no mood that comes before a hello. */
const isBeginning = ({ request, parsed }: ReplyContext): boolean =>
  parsed.tone === 'neutral' && !request.history.some(({ role }) => role === 'user')

/** "Holaa": one or two words of which nothing else is known. */
function isBareHello(context: ReplyContext): boolean {
  const { parsed, act } = context
  if (!isBeginning(context) || act.group !== 'social' || countWords(parsed.folded) > WORDS_OF_A_BARE_HELLO)
    return false
  return !parsed.intent && !parsed.short && !parsed.isQuestion && parsed.facts.length === 0
}

/** Whoever begins with a few words says hello, in whatever dialect; in more of them it shows. */
function isStart(context: ReplyContext): boolean {
  const { parsed, act } = context
  if (!isBeginning(context)) return false
  const { good, plain, hard } = act.ofGroups
  const isFew = countWords(parsed.folded) <= WORDS_OF_A_HELLO && good + plain + hard < LIKELY_TOLD
  return isFew || act.act === 'greet'
}

/** What is put in plain words has its own answer, whatever else the message may do. */
function isPlain(context: ReplyContext): boolean {
  const { parsed, act, pack, dialogue } = context
  if (dialogue.decision !== undefined && isFragment(context) && !isSure(context)) return true
  // Who says hello, or a name, and is sad is not only greeted.
  const isHello = act.act === 'greet' || act.act === 'self'
  if (parsed.short || (isHello && parsed.tone === 'negative' && (parsed.feeling || soundsHard(act))))
    return true
  // "Hi, can I vent for a moment?" says more than hello.
  if (parsed.intent === 'greeting' && act.act !== 'greet' && isSure(context)) return false
  // A feeling that is named can be handed back.
  if (act.group === 'hard' && parsed.clause && namesFeeling(parsed.folded, pack)) return true
  // "What's a good film?" asks for no fact.
  if (parsed.intent === 'fact' && act.act === 'askTip' && isSure(context)) return false
  return parsed.intent !== undefined && !parsed.isGuess && !MANY_KINDS.has(parsed.intent)
}

/** Good news is named beside something hard, too: a wedding that there is no money for, the years with somebody who died. */
function isBesideHard({ act, parsed, scene }: ReplyContext): boolean {
  if (scene.id === 'loss') return true
  const { hard, good } = act.ofGroups
  return (hard >= LIKELY_HARD || hard > good) && countWords(parsed.folded) > WORDS_OF_PLAIN_NEWS
}

/** What opens a scene may be known more exactly, save a death; what goes on in a hard one is answered by it. */
function staysInScene(context: ReplyContext): boolean {
  const { id, isOpening } = context.scene
  return goesOnInScene(context) && !(isOpening && id !== 'loss' && id !== 'petLoss')
}

/** What is told of something hard belongs to the scene that it opens or goes on with. */
function goesOnInScene({ scene, act }: ReplyContext): boolean {
  return scene.id !== undefined && scene.isHard && (act.group === 'hard' || act.group === 'plain')
}
