import { splitSentences } from '@confida/text-analysis'
import { markUsed, type ReplyContext } from '../compose/reply-context.ts'
import type { Line } from '../languages/phrases.ts'
import { asksForOwn, asksForTold, goesOn, isAsked, lastTold } from './asks-for-told.ts'
import { findLikeliest } from './find-likeliest.ts'
import { pastStatements } from './past-statements.ts'
import { kindOf } from './question-kind.ts'
import { quote } from './quote.ts'

/** "Do you remember things I tell you?": asks how the companion is made. */
const LIKELY_ABOUT_ITSELF = 0.35
/** "Got to go. Before I do, what day did I say?": what ends before a question is none. */
const SENTENCE_END = /[.!…]\s/u

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
    .filter((part, _, { length }) => length === 1 || kindOf(part, pack) || !SENTENCE_END.test(part))
    .flatMap((part) => findLikeliest(part, past, pack, before) ?? [])
  const quotes = [...new Set(found.map((statement) => quote(statement, pack)))]
  if (quotes.length === 0) return false
  markUsed(
    context,
    found.flatMap(({ memory }) => memory ?? []),
  )
  const { say } = pack.search
  const one = found.some(({ isSure }) => isSure) ? say.found : say.nearest
  writer.add([quotes.length > 1 ? say.several : one], {
    quote: quotes[0],
    quotes: quotes.join(say.next),
  })
  return true
}
