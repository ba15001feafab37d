import { foldText } from '@confida/text-analysis'
import type { Crisis, Fact } from '../conversation.ts'
import { extractFacts } from '../facts/extract.ts'
import { LOSS } from '../facts/losses.ts'
import type { LanguagePack } from '../languages/language.ts'
import type { Intent, ShortAnswer } from '../languages/patterns.ts'
import type { RecallTarget } from '../languages/phrases.ts'
import type { Decision, News, TopicId } from '../languages/topics.ts'
import { blankQuotations } from '../quotations.ts'
import { countWords } from './count-words.ts'
import { COURTESIES, findIntents, findMatch, findNews, findRecall, SAFETY } from './intents.ts'
import { reflectClause } from './reflect.ts'
import { detectSentiment, type Sentiment } from './sentiment.ts'
import { findLeadingAnswer, findShortAnswer } from './short-answers.ts'
import { findTopics } from './topics.ts'

const MOST_WORDS_OF_A_COURTESY = 4

export interface ParsedMessage extends Sentiment {
  folded: string
  intent?: Intent
  /** No pattern was met: the intent is what is left. */
  isGuess?: true
  /** A greeting or a courtesy before something that matters more. */
  courtesy?: Intent
  recall?: RecallTarget
  news?: News
  decision?: Decision
  short?: ShortAnswer
  topics: TopicId[]
  /** The user's own clause, turned to "you". */
  clause?: string
  /** A short answer, to be handed back as it stands. */
  echo?: string
  /** Yes or no before the rest: "no, I didn't talk to him". */
  leadingAnswer?: 'yes' | 'no'
  facts: Fact[]
  isQuestion: boolean
}

interface ParseOptions {
  pack: LanguagePack
  /** ISO time: "tomorrow" is counted from it. */
  now: string
  timeZone?: string
  /** Of the message as typed. */
  crisis?: Crisis | undefined
}

/** What a message says and what it is there for. Of several purposes only the weightiest is kept, beside a courtesy. */
export function parseMessage(typed: string, { crisis, ...options }: ParseOptions): ParsedMessage {
  const { pack } = options
  const message = expandShorthand(typed, pack)
  const parsed = parseContent(message, options)
  const { folded, isQuestion, tone } = parsed
  const own = blankQuotations(folded).replace(pack.patterns.reported, ' ').trim()
  const intents = findIntents(own, pack, crisis)
  if (intents.length === 0) intents.push(...findIntents(shortenLetters(own), pack))
  const [heaviest] = intents
  if (heaviest && SAFETY.has(heaviest)) return { ...parsed, intent: heaviest }
  const recall = findRecall(folded, pack)
  if (recall) return { ...parsed, recall }
  const news = isQuestion || tone === 'negative' ? undefined : findNews(folded, pack)
  if (news) return { ...parsed, news, tone: 'positive' }
  const decision = findMatch(pack.patterns.decisions, folded)
  if (decision) return { ...parsed, decision }
  if (parsed.short === 'fine' || parsed.short === 'poorly') return parsed
  if (heaviest && isOnlyCourtesy(heaviest, parsed)) return { ...parsed, courtesy: heaviest }
  if (heaviest) return { ...parsed, intent: heaviest }
  const guess = intentWithoutPattern(parsed, pack)
  return guess ? { ...parsed, intent: guess, isGuess: true } : parsed
}

function parseContent(message: string, { pack, ...time }: Omit<ParseOptions, 'crisis'>): ParsedMessage {
  const folded = foldText(message).trim()
  const topics = findTopics(folded, pack)
  const clause = reflectClause(message, pack)
  const leadingAnswer = findLeadingAnswer(folded, pack)
  return {
    folded,
    topics,
    // What is over, or who has died, is nothing to be glad to know.
    facts: extractFacts({ message, ...time }, pack).filter(
      ({ key, isGone }) => !isGone && !key.startsWith(LOSS),
    ),
    isQuestion: /\?\s*$/u.test(folded),
    ...detectSentiment(message, topics, pack),
    ...(clause ? { clause } : {}),
    ...(leadingAnswer ? { leadingAnswer } : {}),
    ...findShortAnswer(folded, message, pack),
  }
}

/** A courtesy beside something that matters more; who says goodbye is let go, unless it weighs. */
function isOnlyCourtesy(
  intent: Intent,
  { folded, clause, facts, feeling, tone, topics }: ParsedMessage,
): boolean {
  if (!COURTESIES.has(intent) || (intent === 'goodbye' && tone !== 'negative')) return false
  return Boolean(
    clause ||
      facts.length > 0 ||
      (feeling && feeling !== 'happy') ||
      (intent === 'greeting' && tone !== 'neutral') ||
      (topics.length > 0 && countWords(folded) > MOST_WORDS_OF_A_COURTESY),
  )
}

/** Signs without words, and questions that no pattern knows: put to the companion, or about what the user is to do. */
function intentWithoutPattern(parsed: ParsedMessage, { patterns }: LanguagePack): Intent | undefined {
  const { folded, isQuestion, topics, clause, feeling, short } = parsed
  if (short) return undefined
  if (!/[\p{L}\p{N}]/u.test(folded)) return 'wordless'
  if (!isQuestion || clause || feeling) return undefined
  if (patterns.toCompanion.test(folded)) return 'questionToCompanion'
  if (topics.length > 0) return undefined
  return patterns.aboutUser.test(folded) ? 'questionAboutUser' : 'fact'
}

/** "byeee" */
const shortenLetters = (folded: string): string => folded.replace(/(\p{L})\1{2,}/gu, '$1')

/** "nn", "jsuis", "dont": read as what they stand for. */
function expandShorthand(typed: string, { shorthand }: LanguagePack): string {
  return typed.replace(
    /(?<![\p{L}\p{N}'’])\p{L}+(?![\p{L}\p{N}'’])/gu,
    (word) => shorthand[foldText(word)] ?? word,
  )
}
