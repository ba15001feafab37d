import { splitSentences } from '@confida/text-analysis'
import type { Act } from '../understand/acts/act.ts'
import { countWords } from '../understand/count-words.ts'
import type { ReplyContext } from './reply-context.ts'

/** They want something made. */
const REQUESTS: ReadonlySet<Act> = new Set<Act>(['askText', 'askTip', 'askIdea', 'askCheer'])
/** Below it the act says nothing, and the words of a request are believed. */
const LEAST_OF_ACT = 0.15
/** "You know?", "right?": nobody waits for an answer. */
const WORDS_OF_A_TAG = 2
const QUOTED = /["“”«»„][^"“”«»„]{1,200}["“”«»]/gu

/** Says so where something is asked that was not understood: a line about nothing would be no answer. */
export function admitUnanswered({ request, pack, parsed, act, writer }: ReplyContext): boolean {
  const [isRequest, isQuestion] = [pack.patterns.requests.test(parsed.folded), asks(request.message)]
  if (!isRequest && !isQuestion) return false
  const wantsMore = isRequest && (!isQuestion || REQUESTS.has(act.act) || act.confidence < LEAST_OF_ACT)
  writer.add([pack.scenes.unanswered[wantsMore ? 'request' : 'question']])
  return true
}

/** Holds a question other than one that is quoted. */
export function asks(message: string): boolean {
  const sentences = splitSentences(message.replace(QUOTED, ' '))
  const least = sentences.length > 1 ? WORDS_OF_A_TAG + 1 : WORDS_OF_A_TAG
  return sentences.some((sentence) => /[?؟]/u.test(sentence) && countWords(sentence) >= least)
}
