import { foldText } from '@confida/text-analysis'
import type { ReplyContext } from '../compose/reply-context.ts'
import { askingSentences } from '../understand/asking-sentences.ts'
import { countWords } from '../understand/count-words.ts'
import { findNamed, findWanted } from './find-likeliest.ts'
import { type PastStatement, pastStatements } from './past-statements.ts'
import { kindOf, tells } from './question-kind.ts'
import { quote } from './quote.ts'

/** Who writes more asks for something else. */
const MOST_WORDS_OF_A_QUESTION = 18
const MOST_WORDS_OF_GOING_ON = 12
const MOST_WORDS_WITHOUT_SIGN = 8
/** "Hey", "so". */
const FIRST_WORD = /^\S+ /u
const CLAUSES = /[.,;!…،؛]\s+/u
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

/** "What’s the series called that I started?" asks for no tip. */
export function asksAboutOwn(context: ReplyContext): boolean {
  const { pack, parsed, request } = context
  if (!pack.search.recalled.test(parsed.folded) && !asksForOwn(context) && !goesOn(context)) return false
  return findNamed(parsed.folded, pastStatements(request, pack), pack) !== undefined
}

/** "What date is it again, Mum's birthday?" asks not for today's. */
export const asksForOwnDate = (context: ReplyContext): boolean => isDated(context) && asksAboutOwn(context)

/** "I told you about it" asks for nothing. */
export function isAsked(context: ReplyContext): boolean {
  const { pack, parsed, act } = context
  const isLikely = act.ofGroups.asking + act.ofActs.test >= LIKELY_ASKED
  return (
    parsed.folded.includes('?') ||
    isLikely ||
    pack.search.reminder.test(parsed.folded) ||
    beginsAsQuestion(context)
  )
}

/** "Wait, and who did I eat with": on a phone many leave out the sign. */
function beginsAsQuestion({ pack, parsed }: ReplyContext): boolean {
  const { goesOn, recalled } = pack.search
  const clauses = parsed.folded.split(CLAUSES).filter((clause) => recalled.test(clause))
  const begins = clauses.flatMap((clause) => [clause, clause.replace(FIRST_WORD, '')])
  return [parsed.folded, ...begins].some((clause) => {
    const asked = clause.replace(goesOn, '').trim()
    return countWords(asked) <= MOST_WORDS_WITHOUT_SIGN && pack.skills.world.asks.test(asked)
  })
}

/** "What do I play, and which number do I wear?" */
export function asksForOwn(context: ReplyContext): boolean {
  const { pack, parsed, request } = context
  const isShort = countWords(askingSentences(request.message)) <= MOST_WORDS_OF_A_QUESTION
  if (!isShort || !pack.search.own.test(parsed.folded)) return false
  return isAsked(context) && (isDated(context) || !asksForAdvice(context))
}

/** "And who with?", after an answer from what was told. */
export function goesOn(context: ReplyContext): boolean {
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
export function asksForTold(context: ReplyContext): boolean {
  const { request, pack, parsed, act } = context
  const isQuestion = parsed.isQuestion || beginsAsQuestion(context)
  if (!isQuestion || pack.patterns.toCompanion.test(parsed.folded)) return false
  if (countWords(askingSentences(request.message)) > MOST_WORDS_OF_GOING_ON) return false
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
export function lastTold({ request, pack }: ReplyContext): PastStatement | undefined {
  const past = pastStatements(request, pack)
  const reply = foldText(request.history.findLast(({ role }) => role === 'assistant')?.content ?? '')
  const quoted = past.findLast((statement) =>
    reply.includes(foldText(quote(statement, pack)).slice(0, LETTERS_OF_A_QUOTE)),
  )
  const asked = request.history.findLast(({ role }) => role === 'user')?.content ?? ''
  return quoted ?? (/[?؟]/u.test(asked) ? findWanted(asked, past, pack) : undefined)
}
