import { foldText, splitSentences } from '@confida/text-analysis'
import type { ReplyContext } from '../compose/reply-context.ts'
import type { Line } from '../languages/phrases.ts'
import { countWords } from '../understand/count-words.ts'
import { findLikeliest, findNamed, findWanted } from './find-likeliest.ts'
import { type PastStatement, pastStatements } from './past-statements.ts'
import { kindOf, tells } from './question-kind.ts'
import { quote } from './quote.ts'

/** Who writes more asks for something else. */
const MOST_WORDS_OF_A_QUESTION = 18
const MOST_WORDS_OF_GOING_ON = 12
const MOST_WORDS_WITHOUT_SIGN = 8
/** These ask for what nobody has told. */
const FOR_ADVICE = [
  'askWhatToDo',
  'askTip',
  'askIdea',
  'askText',
  'askOpinion',
  'askTaste',
  'askBack',
  'askLife',
  'askWhy',
] as const
/** A quotation is known by its beginning. */
const LETTERS_OF_A_QUOTE = 40
/** Of all that asks, and tests the companion's memory. */
const LIKELY_ASKED = 0.3
/** What is asked of the world is not looked for, though a word of it was told. */
const SURELY_KNOWLEDGE = 0.7
/** "Do you remember things I tell you?": asks how the companion is made. */
const LIKELY_ABOUT_ITSELF = 0.35

/** Hands back what comes nearest to what is asked for, or says one of these lines where nothing does. */
export function tellLikeliest(context: ReplyContext, unknown: readonly Line[]): void {
  if (!quoteLikeliest(context)) context.writer.add([unknown])
}

/** Answers a question about what was said, however it is put. Says whether the message is one, and there is something. */
export function answerRecalled(context: ReplyContext): boolean {
  const { pack, parsed, subject } = context
  if (subject.ofSubjects.selfRemember >= LIKELY_ABOUT_ITSELF) return false
  const isRecalled = pack.search.recalled.test(parsed.folded) && isAsked(context)
  return (
    (isRecalled || asksForOwn(context) || goesOn(context) || asksForTold(context)) && quoteLikeliest(context)
  )
}

/** "What’s the series called that I started?" asks for no tip. */
export function asksAboutOwn(context: ReplyContext): boolean {
  const { pack, parsed, request } = context
  if (!pack.search.recalled.test(parsed.folded) && !asksForOwn(context) && !goesOn(context)) return false
  return findNamed(parsed.folded, pastStatements(request, pack), pack) !== undefined
}

/** "What date is it again, Mum's birthday?" asks not for today's. */
export const asksForOwnDate = (context: ReplyContext): boolean => isDated(context) && asksAboutOwn(context)

/** "I told you about it" asks for nothing. */
function isAsked(context: ReplyContext): boolean {
  const { pack, parsed, act } = context
  const isLikely = act.ofGroups.asking + act.ofActs.test >= LIKELY_ASKED
  return (
    parsed.folded.includes('?') ||
    isLikely ||
    pack.search.reminder.test(parsed.folded) ||
    beginsAsQuestion(context)
  )
}

/** "And who did I eat with": on a phone many leave out the sign. */
function beginsAsQuestion({ pack, parsed }: ReplyContext): boolean {
  const asked = parsed.folded.replace(pack.search.goesOn, '').trim()
  return countWords(asked) <= MOST_WORDS_WITHOUT_SIGN && pack.skills.world.asks.test(asked)
}

/** "What do I play, and which number do I wear?" */
function asksForOwn(context: ReplyContext): boolean {
  const { pack, parsed } = context
  const isShort = countWords(parsed.folded) <= MOST_WORDS_OF_A_QUESTION
  if (!isShort || !pack.search.own.test(parsed.folded)) return false
  return isAsked(context) && (isDated(context) || !asksForAdvice(context))
}

/** "And who with?", after an answer from what was told. */
function goesOn(context: ReplyContext): boolean {
  const { pack, parsed } = context
  if (countWords(parsed.folded) > MOST_WORDS_OF_GOING_ON) return false
  const hasKind = kindOf(parsed.folded, pack) !== undefined
  if (!parsed.isQuestion && !hasKind) return false
  const isToTheOther = pack.patterns.toCompanion.test(parsed.folded) || asksForAdvice(context)
  const isMeant = pack.search.goesOn.test(parsed.folded) || (hasKind && parsed.isQuestion && !isToTheOther)
  return isMeant && lastTold(context) !== undefined
}

/** "When do I have to go to the dentist?" asks for no advice. */
const isDated = ({ parsed, pack }: ReplyContext): boolean => kindOf(parsed.folded, pack) === 'when'

const asksForAdvice = ({ act }: ReplyContext): boolean =>
  FOR_ADVICE.some((one) => act.ofActs[one] >= LIKELY_ASKED)

/** "How much was that bike?": nothing says that it was told, but it was. */
function asksForTold(context: ReplyContext): boolean {
  const { request, pack, parsed, act } = context
  const isQuestion = parsed.isQuestion || beginsAsQuestion(context)
  if (!isQuestion || pack.patterns.toCompanion.test(parsed.folded)) return false
  if (countWords(parsed.folded) > MOST_WORDS_OF_GOING_ON) return false
  const past = pastStatements(request, pack)
  const named = findNamed(parsed.folded, past, pack)
  if (asksForAdvice(context)) return named !== undefined && isDated(context)
  const { askKnowledge } = act.ofActs
  if (askKnowledge >= SURELY_KNOWLEDGE)
    return named !== undefined && pack.search.price.test(parsed.folded) && tells('price', named, pack)
  const wanted = askKnowledge < LIKELY_ASKED ? findWanted(parsed.folded, past, pack) : undefined
  return (named ?? wanted) !== undefined
}

/** What the companion handed back in its last reply. */
function lastTold({ request, pack }: ReplyContext): PastStatement | undefined {
  const past = pastStatements(request, pack)
  const reply = foldText(request.history.findLast(({ role }) => role === 'assistant')?.content ?? '')
  const quoted = past.findLast((statement) =>
    reply.includes(foldText(quote(statement, pack)).slice(0, LETTERS_OF_A_QUOTE)),
  )
  const asked = request.history.findLast(({ role }) => role === 'user')?.content ?? ''
  return quoted ?? (/[?؟]/u.test(asked) ? findWanted(asked, past, pack) : undefined)
}

/** The same for several questions at once. */
export function answerSeveralRecalled(context: ReplyContext): boolean {
  const { pack, parsed } = context
  return parsed.folded.split(pack.search.parts).length > 1 && answerRecalled(context)
}

/** Each of a message's questions has its own answer. Says whether there is one. */
export function quoteLikeliest(context: ReplyContext): boolean {
  const { request, pack, writer, parsed } = context
  const past = pastStatements(request, pack)
  const before = lastTold(context)
  const last = splitSentences(parsed.folded).at(-1) ?? ''
  // "Got to go. What day did I say?": the rest is about something else.
  const asked = pack.search.recalled.test(last) && pack.search.reminder.test(last) ? last : parsed.folded
  const found = asked
    .split(pack.search.parts)
    .flatMap((part) => findLikeliest(part, past, pack, before) ?? [])
  const quotes = [...new Set(found.map((statement) => quote(statement, pack)))]
  if (quotes.length === 0) return false
  const { say } = pack.search
  const one = found.some(({ isSure }) => isSure) ? say.found : say.nearest
  writer.add([quotes.length > 1 ? say.several : one], {
    quote: quotes[0],
    quotes: quotes.join(say.next),
  })
  return true
}
