import type { Intent } from '../languages/patterns.ts'
import type { Line } from '../languages/phrases.ts'
import { requestParts } from '../skills/request-parts.ts'
import type { Act } from '../understand/acts/act.ts'
import { featuresAsWritten } from '../understand/classifier/message-features.ts'
import { countWords } from '../understand/count-words.ts'
import { findSubject, likeliestOf } from '../understand/subjects/find-subject.ts'
import {
  ASKED_SUBJECTS,
  type AskedSubject,
  GLAD_SUBJECTS,
  GRAVE_SUBJECTS,
  isAsked,
  STRAINED_SUBJECTS,
  type Subject,
  TOLD_SUBJECTS,
  type ToldSubject,
} from '../understand/subjects/subject.ts'
import { lastUserTurns } from './history.ts'
import { addOwnName } from './own-name.ts'
import { addOpener } from './persona-remarks.ts'
import type { ReplyContext } from './reply-context.ts'

/** From which probability on an act tells what kind of thing is asked for, and which share of that kind a subject must have. */
const LEAST_OF_ACT = 0.3
const LEAST_OF_FIELD = 0.3
/** So much likelier than those of its kind, another one is meant: "can you tell jokes?" asks for one. */
const TIMES_LIKELIER = 2
/** A text that fits another occasion is worse than none. */
const LEAST_OF_TEXTS = 0.6
/** Where it does not: two of three are then right, and most others near. What fits any opinion, or names what is told, has to be surer. */
const SURE = { asked: 0.08, opinions: 0.3, told: 0.2 }
const MOST_OF_NONE = 0.5
/** Of what was told before, and still is the subject; and of a trouble that does not sound hard. */
const SURE_BEFORE = 0.35
const TURNS_A_SUBJECT_LASTS = 2
/** Who writes more may have come to something else. */
const MOST_WORDS_ABOUT_IT = 8
/** Of all that asks, or tells. */
const LEAST_OF_KIND = 0.35
/** Of all that is hard where a grave subject, or a trouble, is told, or good where a glad one is. */
const LEAST_OF_TONE = 0.25
/** How often a question follows, from 0 to 1. */
const RATE_OF_QUESTIONS = { asked: 0.35, told: 0.75 }
/** Of "shorter" or "another one", where something was just made. */
const LIKELY_CHANGE = 0.15
const TURNS_OF_A_REQUEST = 4
/** In replies. */
const LAST = 1
/** Between the two: whoever thanks or takes leave wants no answer to what is named besides. */
const BETWEEN_THE_TWO: ReadonlySet<Intent> = new Set<Intent>([
  'thanks',
  'goodbye',
  'apology',
  'repair',
  'laugh',
])

type AskedField = keyof typeof ASKED_SUBJECTS
const FIELDS_OF_ACTS: Partial<Record<Act, readonly AskedField[]>> = {
  askText: ['texts'],
  askTip: ['tips'],
  askIdea: ['ideas'],
  askLife: ['self'],
  askTaste: ['self'],
  askBack: ['self'],
  askWhatToDo: ['advice'],
  askCheer: ['opinions'],
}
const asked: readonly AskedSubject[] = Object.values(ASKED_SUBJECTS).flat()
const opinions: ReadonlySet<AskedSubject> = new Set(ASKED_SUBJECTS.opinions)
const texts: ReadonlySet<AskedSubject> = new Set(ASKED_SUBJECTS.texts)
const tips: readonly AskedSubject[] = [...ASKED_SUBJECTS.tips, ...ASKED_SUBJECTS.ideas]
/** Of which there are several, any of which will do. */
const made: readonly AskedSubject[] = [...ASKED_SUBJECTS.texts, ...tips]
const told: readonly ToldSubject[] = Object.values(TOLD_SUBJECTS).flat()

/** Answers exactly what is asked, or takes in exactly what is told. Says nothing where the subject is not certain. */
export function replyToSubject(context: ReplyContext): boolean {
  const { pack, writer, parsed } = context
  if (parsed.intent && BETWEEN_THE_TWO.has(parsed.intent)) return false
  const subject = askedSubject(context) ?? toldSubject(context)
  if (!subject) return false
  const { say, ask } = pack.phrases.subjects[subject]
  if (isUsedUp(context, say)) return false
  if (GRAVE_SUBJECTS.has(subject)) addOpener(context, 'negative')
  else if (GLAD_SUBJECTS.has(subject)) addOpener(context, 'positive')
  writer.add([say])
  addOwnName(context)
  const rate = RATE_OF_QUESTIONS[isAsked(subject) ? 'asked' : 'told']
  if (!writer.endsInQuestion && writer.random.chance(rate)) writer.tryAdd([ask])
  return true
}

/** A short text that can be sent as it is, before any frame to fill in. */
export function writeText(context: ReplyContext): boolean {
  return context.act.act === 'askText' && replyToSubject(context)
}

/** "Shorter", "seen that, another?": one more of what the last reply gave, as none can be changed. */
export function makeAnother(context: ReplyContext): boolean {
  const { act, pack, writer, request } = context
  const { another } = pack.skills.jokes
  const asksSo = requestParts(request.message).some(({ folded }) => another.test(folded))
  if (act.ofActs.askChange < LIKELY_CHANGE && !asksSo) return false
  const { subjects, anotherText, noMore } = pack.phrases
  const isLast = (say: readonly Line[]): boolean => say.some((line) => writer.usedLines.age(line) === LAST)
  const subject = made.find((one) => isLast(subjects[one].say))
  const say = subject ? subjects[subject].say : pack.knownAnswers.find((known) => isLast(known.say))?.say
  if (!say) return false
  if (subject && texts.has(subject) && !isUsedUp(context, say)) writer.add([anotherText])
  return writer.tryAdd([say, likeliestTips(context), noMore])
}

/** Of what was asked for before. */
function likeliestTips({ before, pack }: ReplyContext): readonly Line[] {
  for (const { content } of lastUserTurns(before, TURNS_OF_A_REQUEST).reverse()) {
    const found = likeliestOf(findSubject(featuresAsWritten(content, pack.language)), tips)
    if (found.share >= LEAST_OF_FIELD) return pack.phrases.subjects[found.subject].say
  }
  return []
}

function askedSubject({ subject, act }: ReplyContext): AskedSubject | undefined {
  const { subject: best } = likeliestOf(subject, asked)
  const fields = FIELDS_OF_ACTS[act.act]
  if (fields && act.confidence >= LEAST_OF_ACT) {
    const found = likeliestOf(
      subject,
      fields.flatMap((field): readonly AskedSubject[] => ASKED_SUBJECTS[field]),
    )
    const isOther = subject.ofSubjects[best] > TIMES_LIKELIER * subject.ofSubjects[found.subject]
    if (act.act !== 'askText' && isOther) return shareOf(subject, best) >= SURE.opinions ? best : undefined
    if (found.share >= (act.act === 'askText' ? LEAST_OF_TEXTS : LEAST_OF_FIELD)) return found.subject
  }
  if (act.act === 'askText') return undefined
  const least = SURE[opinions.has(best) ? 'opinions' : 'asked']
  const isSure = shareOf(subject, best) >= least && subject.none <= MOST_OF_NONE
  return isSure && act.ofGroups.asking >= LEAST_OF_KIND ? best : undefined
}

function toldSubject({ subject: found, act, parsed }: ReplyContext): ToldSubject | undefined {
  const { good, plain, hard } = act.ofGroups
  const isOther = parsed.intent !== undefined && !parsed.isGuess
  if (isOther || good + plain + hard < LEAST_OF_KIND || found.none > MOST_OF_NONE) return undefined
  const { subject } = likeliestOf(found, told)
  const share = shareOf(found, subject)
  if (share < SURE.told) return undefined
  const isMeant = isInTone(subject, good, hard) || (share >= SURE_BEFORE && isOfAPet(subject, act.act))
  return isMeant ? subject : undefined
}

/** What there is to ask on about what was told just before. */
export function questionsOfSubject({ before, pack, parsed }: ReplyContext): readonly Line[] {
  if (countWords(parsed.folded) > MOST_WORDS_ABOUT_IT || /\d/.test(parsed.folded)) return []
  for (const { content } of lastUserTurns(before, TURNS_A_SUBJECT_LASTS).reverse()) {
    const found = findSubject(featuresAsWritten(content, pack.language))
    const { subject } = likeliestOf(found, told)
    if (found.none <= MOST_OF_NONE && shareOf(found, subject) >= SURE_BEFORE)
      return pack.phrases.subjects[subject].ask
    // Something else was told since.
    if (countWords(content) > MOST_WORDS_ABOUT_IT) return []
  }
  return []
}

/** "The cat is gone" is first of all about a cat. */
const isOfAPet = (subject: ToldSubject, act: Act): boolean =>
  act === 'pet' && (TOLD_SUBJECTS.animals as readonly Subject[]).includes(subject)

/** Of all subjects. */
const shareOf = ({ ofSubjects, none }: ReplyContext['subject'], subject: Subject): number =>
  ofSubjects[subject] / (1 - none || 1)

function isInTone(subject: Subject, good: number, hard: number): boolean {
  if (GRAVE_SUBJECTS.has(subject) || STRAINED_SUBJECTS.has(subject)) return hard >= LEAST_OF_TONE
  return !GLAD_SUBJECTS.has(subject) || good >= LEAST_OF_TONE
}

const isUsedUp = ({ writer: { usedLines } }: ReplyContext, lines: readonly Line[]): boolean =>
  lines.every((line) => usedLines.age(line) < Number.POSITIVE_INFINITY)
