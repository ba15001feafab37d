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
const WORDS_WITHOUT_SIGN = 12
const LIKELY_ASKING = 0.25
const QUOTED = /["“”«»„][^"“”«»„]{1,200}["“”«»]/gu

/** Says so where something is asked that was not understood: a line about nothing would be no answer. */
export function admitUnanswered(context: ReplyContext): boolean {
  const { request, pack, parsed, act, writer } = context
  const isRequest = pack.patterns.requests.test(parsed.folded)
  const isQuestion = asks(request.message) || soundsAsked(context)
  if (!isRequest && !isQuestion) return false
  const wantsMore = isRequest && (!isQuestion || REQUESTS.has(act.act) || act.confidence < LEAST_OF_ACT)
  writer.add([pack.scenes.unanswered[wantsMore ? 'request' : 'question']])
  return true
}

/** "How do you say thank you in Portuguese": on a phone many leave out the sign. */
const soundsAsked = ({ pack, parsed, act }: ReplyContext): boolean =>
  pack.skills.world.asks.test(parsed.folded) &&
  countWords(parsed.folded) <= WORDS_WITHOUT_SIGN &&
  act.ofGroups.asking >= LIKELY_ASKING

/** Holds a question other than one that is quoted. */
export function asks(message: string): boolean {
  const sentences = splitSentences(message.replace(QUOTED, ' '))
  const least = sentences.length > 1 ? WORDS_OF_A_TAG + 1 : WORDS_OF_A_TAG
  return sentences.some((sentence) => /[?؟]/u.test(sentence) && countWords(sentence) >= least)
}
