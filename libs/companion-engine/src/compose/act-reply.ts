import { foldText } from '@confida/text-analysis'
import type { Line } from '../languages/phrases.ts'
import { isInterest, type Tone } from '../languages/topics.ts'
import { tellLikeliest } from '../statements/tell-likeliest.ts'
import { ACT_GROUPS, type Act, type ActGroup, groupOf } from '../understand/acts/act.ts'
import { soundsHard } from '../understand/acts/find-act.ts'
import { countWords } from '../understand/count-words.ts'
import { findCue } from './cue-reply.ts'
import { addOwnName } from './own-name.ts'
import { addOpener } from './persona-remarks.ts'
import type { ReplyContext } from './reply-context.ts'
import { salutationBack } from './salutation.ts'
import { questionsOfSubject } from './subject-reply.ts'
import { admitUnanswered } from './unanswered.ts'

/** The model's probability above which nearly nine of ten are right. */
const SURE = 0.55
/** Below it a line that names the act is wrong more often than not. */
const LIKELY = 0.3
/** What is said to these fits most of plain talk, and may be less sure: it is right in every other message. */
const LIKELY_IN_PASSING = 0.2
const LIKELY_GROUP = 0.35
/** Where there is a question mark. */
const LEAST_ASKING = 0.25
/** "Slept well?" asks the companion, though little else shows it. */
const WORDS_OF_A_BARE_QUESTION = 3
const LIKELY_BARE = 0.15
/** What is said to these fits nothing else. */
const ASKED_FOR_SURE: ReadonlySet<Act> = new Set<Act>(['askKnowledge', 'askChange'])
/** Whoever asks for these is answered as soon as they are the likeliest, where something weighs: "is it silly to be nervous?" */
const REASSURING: ReadonlySet<Act> = new Set<Act>(['askReassurance', 'askComfort'])

/** How often a question follows, from 0 to 1. */
const RATE_OF_QUESTIONS: Record<ActGroup, number> = {
  social: 0.2,
  asking: 0.35,
  good: 0.65,
  plain: 0.75,
  hard: 0.5,
}
const ALWAYS_ASKED: ReadonlySet<Act> = new Set<Act>([
  'greet',
  'announce',
  'askBack',
  'changeSubject',
  'askMe',
])
/** Told in passing: only now and then is there more to it. */
const IN_PASSING: ReadonlySet<Act> = new Set<Act>([
  'notDone',
  'detail',
  'doing',
  'insight',
  'wonder',
  'lazy',
  'resolve',
  'hope',
  'doubt',
  'evenSo',
])
const RATE_IN_PASSING = 0.3
/** What asks does none of these, however much it sounds like one. */
const TELL_NOTHING_ASKED: ReadonlySet<Act> = new Set<Act>([
  ...ACT_GROUPS.plain,
  'agree',
  'resolve',
  'hope',
  'doubt',
  'evenSo',
])
const TELLING: ReadonlySet<ActGroup> = new Set<ActGroup>(['good', 'plain', 'hard'])
const TONES: Partial<Record<ActGroup, Tone>> = { good: 'positive', hard: 'negative' }

export const isSure = (context: ReplyContext): boolean =>
  context.act.confidence >= SURE && !isAskedInstead(context)

const isAskedInstead = ({ act, parsed }: ReplyContext): boolean =>
  parsed.isQuestion && TELL_NOTHING_ASKED.has(act.act)

/** Beside something hard, only what is surely good is met as good. */
export function isLikely(context: ReplyContext): boolean {
  const { act, scene } = context
  if (isAskedInstead(context) || act.none > act.confidence) return false
  if (isSure(context)) return true
  if (scene.isHard && act.group === 'good') return false
  if (act.group === 'asking') return false
  const least = IN_PASSING.has(act.act) ? LIKELY_IN_PASSING : LIKELY
  return act.confidence >= least && act.ofGroups[act.group] >= LIKELY_GROUP
}

/** Whether a message does something else than to go on with what the person goes through. */
export function leavesScene(context: ReplyContext): boolean {
  const { act, scene } = context
  if (!isLikely(context)) return false
  if (!scene.isHard) return !scene.hasSign
  const isOther = act.group === 'social' || act.group === 'asking' || act.group === 'good'
  return isOther && findCue(context, false) === undefined
}

/** Answers what the message does, whatever it is about. */
export function replyToAct(context: ReplyContext, likeliest: Act = context.act.act): void {
  const { pack, parsed, writer, request } = context
  const act = likeliest === 'askIdea' && isAboutTrouble(context) ? 'askWhatToDo' : likeliest
  const { say, ask = [] } = pack.phrases.acts[act]
  const group = groupOf(act)
  if (parsed.courtesy === 'greeting' && request.history.length === 0 && act !== 'greet')
    writer.tryAdd([salutationBack(context), pack.phrases.answers.greeting.say])
  if (act === 'test') tellLikeliest(context, say)
  else {
    const tone = TONES[group]
    if (tone) addOpener(context, tone)
    writer.add([firstOf(act, context), say])
  }
  addOwnName(context)
  if (!writer.endsInQuestion && writer.random.chance(rateOfQuestions(act)))
    writer.tryAdd([TELLING.has(group) ? questionsOfSubject(context) : [], ask])
}

/** "What else can I do?", with the cat gone, asks for no pastime. */
const isAboutTrouble = (context: ReplyContext): boolean =>
  context.scene.isHard || questionsOfSubject(context).length > 0

function rateOfQuestions(act: Act): number {
  if (ALWAYS_ASKED.has(act)) return 1
  return IN_PASSING.has(act) ? RATE_IN_PASSING : RATE_OF_QUESTIONS[groupOf(act)]
}

/** A question gets an answer, if only the likeliest kind of one. Says whether the message asks anything. */
export function answerLikeliest(context: ReplyContext): boolean {
  const { act, parsed, scene } = context
  const least = parsed.isQuestion || parsed.intent === 'advice' ? LEAST_ASKING : LIKELY_GROUP
  if (act.ofGroups.asking < least) return false
  const likeliest = likeliestAsked(context)
  const reassures = REASSURING.has(likeliest) && (scene.isHard || soundsHard(act))
  const isBareBack = likeliest === 'askBack' && isBareQuestion(context)
  const leastOfOne = isBareBack ? LIKELY_BARE : ASKED_FOR_SURE.has(likeliest) ? SURE : LIKELY
  if (act.ofActs[likeliest] < leastOfOne && !reassures) return admitUnanswered(context)
  replyToAct(context, likeliest)
  return true
}

const isBareQuestion = ({ parsed }: ReplyContext): boolean =>
  parsed.isQuestion && countWords(parsed.folded) <= WORDS_OF_A_BARE_QUESTION

/** Which kind of question it is, if it is one. */
export const likeliestAsked = ({ act: { ofActs } }: ReplyContext): Act =>
  ACT_GROUPS.asking.reduce((best, one) => (ofActs[one] > ofActs[best] ? one : best))

/** What fits this message more exactly than the lines of its act. */
function firstOf(act: Act, context: ReplyContext): readonly Line[] {
  if (act === 'askTip') return fittingTips(context)
  return act === 'greet' || act === 'leave' ? salutationBack(context) : []
}

/** Films to somebody who asks for one, books to somebody who asks for those. */
function fittingTips({ pack, parsed }: ReplyContext): Line[] {
  const asked = parsed.topics.filter(isInterest).map((topic) => pack.patterns.topics[topic])
  return pack.phrases.acts.askTip.say.filter((tip) => asked.some((pattern) => pattern.test(foldText(tip))))
}
