import { findKnownAnswer } from '../known-answers/find-known-answer.ts'
import { requestParts } from '../skills/request-parts.ts'
import { askingSentences } from '../understand/asking-sentences.ts'
import { countWords } from '../understand/count-words.ts'
import type { ReplyContext } from './reply-context.ts'

/** Of all that asks: from there on a message without a question mark may be a question. */
const LEAST_OF_ASKING = 0.3
/** Of a longer message only what asks is read: its words are too many to tell a question by. */
const MOST_WORDS = 20
/** Of one that only begins like a question: "and what doesn't get wet, I water". */
const MOST_WORDS_WITHOUT_MARK = 12

/** Answers what many ask. Says whether the message asks such a thing, and there is an answer that was not given yet. */
export function answerKnown(context: ReplyContext): boolean {
  const { parsed, pack, writer } = context
  const { recalled, told } = pack.search
  if (!isAsking(context) || parsed.recall || recalled.test(parsed.folded) || told.test(parsed.folded))
    return false
  const asking = askingSentences(context.request.message)
  const isShort = countWords(parsed.folded) <= MOST_WORDS
  const found = findKnownAnswer(isShort ? context.request.message : asking, asking, pack)
  return found !== undefined && writer.tryAdd([found.say])
}

function isAsking({ request, act, pack, parsed }: ReplyContext): boolean {
  if (/[?؟]/u.test(request.message) || act.ofGroups.asking >= LEAST_OF_ASKING) return true
  return (
    countWords(parsed.folded) <= MOST_WORDS_WITHOUT_MARK &&
    requestParts(request.message).some(({ folded }) => pack.skills.world.asks.test(folded))
  )
}
