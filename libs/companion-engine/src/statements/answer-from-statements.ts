import { recalledMemories } from '../compose/recall.ts'
import { markUsed, type ReplyContext } from '../compose/reply-context.ts'
import { extractFacts } from '../facts/extract.ts'
import { findMatch } from '../understand/intents.ts'
import { findWanted } from './find-likeliest.ts'
import { type FoundStatements, findStatements } from './find-statements.ts'
import { type PastStatement, pastStatements } from './past-statements.ts'
import { quote } from './quote.ts'
import { readSearchQuestion, type SearchQuestion } from './search-question.ts'
import { tellLikeliest } from './tell-likeliest.ts'

/** Answers a question by what the user said before, the last word on it winning. Says whether the message was such a question. */
export function answerFromStatements(context: ReplyContext): boolean {
  const { request, pack, parsed } = context
  const question = readSearchQuestion(request.message, pack, request.memories)
  if (!question) return false
  const isRemembered = parsed.recall !== undefined && recalledMemories(context, parsed.recall).length > 0
  if (isRemembered && parsed.recall !== 'date' && parsed.recall !== 'all') return false
  const past = pastStatements(request, pack)
  const wanted = question.isWhen ? undefined : findWanted(request.message, past, pack)
  const found = wanted ? { statements: [wanted] } : findStatements(question, past, pack)
  if (parsed.recall === 'date' && isRemembered && !(found && isNewerThanMemory(found, context))) return false
  if (found) tell(found, context)
  else if (question.isExplicit || parsed.recall === 'date' || asksForOwnDate(question, context))
    tellLikeliest(context, pack.search.say.unknown)
  else return false
  return true
}

/** "When is Anna's party?": nobody but the user can have said it; Christmas is another matter. */
function asksForOwnDate(
  { isWhen, isToCompanion, terms }: SearchQuestion,
  { pack, parsed }: ReplyContext,
): boolean {
  const words = parsed.folded.match(/\p{L}+/gu) ?? []
  const isHoliday = words.some((word) => findMatch(pack.skills.dates.holidays, word) !== undefined)
  return isWhen && !isToCompanion && !isHoliday && terms.some(({ isSubject }) => isSubject)
}

function tell({ statements, isCorrected, isPartial }: FoundStatements, context: ReplyContext): void {
  const { writer, pack } = context
  const { say } = pack.search
  markUsed(
    context,
    statements.flatMap(({ memory }) => memory ?? []),
  )
  const quotes = statements.map((statement) => quote(statement, pack))
  const [first = '', last = first] = [quotes[0], quotes.at(-1)]
  if (isCorrected) writer.add([say.corrected], { first, last })
  else if (isPartial) writer.add([say.partly], { quote: last })
  else if (quotes.length > 1) writer.add([say.several], { quotes: quotes.join(say.next) })
  else writer.add([say.found], { quote: last })
}

/** A date that facts are not read from, as in "they moved it to Friday", was told after the one that is remembered. */
function isNewerThanMemory({ statements, isCorrected }: FoundStatements, context: ReplyContext): boolean {
  const last = statements.at(-1)
  return isCorrected === true && last !== undefined && !statesFact(last, context)
}

function statesFact({ text }: PastStatement, { pack, now, request: { timeZone } }: ReplyContext): boolean {
  return extractFacts({ message: text, now, timeZone }, pack).some(({ kind }) => kind === 'date')
}
