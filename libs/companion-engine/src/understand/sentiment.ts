import { foldText } from '@confida/text-analysis'
import type { LanguagePack } from '../languages/language.ts'
import { FEELINGS, type Feeling, type Tone, type TopicId } from '../languages/topics.ts'
import { countWords } from './count-words.ts'

const WORDS_A_NEGATION_REACHES = 4
const PLEASANT: ReadonlySet<Feeling> = new Set(['happy', 'proud'])

/** These weigh even where no word says so. */
const HEAVY: ReadonlySet<TopicId> = new Set(['health', 'sleep', 'money'])

export interface Sentiment {
  feeling?: Feeling
  tone: Tone
}

/** By a message's words and by what it is about: beside a loss nothing is good news. */
export function detectSentiment(message: string, topics: readonly TopicId[], pack: LanguagePack): Sentiment {
  const sentiment = sentimentOfWords(message, pack)
  if (topics.includes('loss') && sentiment.tone !== 'negative') return { tone: 'negative' }
  const isHeavy = sentiment.tone === 'neutral' && topics.some((topic) => HEAVY.has(topic))
  return isHeavy ? { ...sentiment, tone: 'negative' } : sentiment
}

/** The first feeling said of the user and not denied. "Not happy" is sad, "not sad" is no feeling. */
function sentimentOfWords(message: string, pack: LanguagePack): Sentiment {
  const parts = message.split(/[.!?,;:\n؟،؛]+/u).map(foldText)
  let denied: Feeling | undefined
  let anothers: Tone | undefined
  for (const feeling of FEELINGS) {
    for (const part of parts) {
      const match = pack.patterns.feelings[feeling].exec(part)
      if (!match) continue
      if (isAboutAnother(part, match[0], pack)) {
        anothers = isNegated(part, match.index, pack) ? anothers : toneOf(feeling)
        continue
      }
      if (!isNegated(part, match.index, pack)) return { feeling, tone: toneOf(feeling) }
      if (feeling === 'happy') denied = 'sad'
    }
  }
  return denied ? { feeling: denied, tone: 'negative' } : { tone: anothers ?? readTone(parts, pack) }
}

function toneOf(feeling: Feeling): Tone {
  return PLEASANT.has(feeling) ? 'positive' : 'negative'
}

/** "I'm not sad": handed back, it would sound like a doubt. */
export function deniesFeeling(part: string, pack: LanguagePack): boolean {
  return FEELINGS.filter((feeling) => feeling !== 'happy').some((feeling) => {
    const match = pack.patterns.feelings[feeling].exec(part)
    return match !== null && isNegated(part, match.index, pack)
  })
}

/** Whether a part of a message speaks of a feeling at all. */
export function namesFeeling(part: string, pack: LanguagePack): boolean {
  return FEELINGS.some((feeling) => pack.patterns.feelings[feeling].test(part))
}

function readTone(parts: readonly string[], pack: LanguagePack): Tone {
  let balance = 0
  const [first = '', ...others] = parts
  // "Good, then that adds up": one word in front of the rest only agrees.
  const isOpener = countWords(first) === 1 && others.some((part) => countWords(part) > 1)
  for (const part of isOpener ? others : parts) {
    const good = pack.patterns.good.exec(part)
    const bad = pack.patterns.bad.exec(part)
    if (good) balance += isNegated(part, good.index, pack) ? -1 : 1
    if (bad) balance += isNegated(part, bad.index, pack) ? 0 : -1
  }
  if (balance === 0) return 'neutral'
  return balance > 0 ? 'positive' : 'negative'
}

function isNegated(part: string, at: number, { patterns }: LanguagePack): boolean {
  const [own = ''] = part.slice(at).split(/[\s']+/u)
  if (patterns.ownNegation?.test(own)) return false
  const before = part
    .slice(0, at)
    .trim()
    .split(/[\s']+/u)
  return before.slice(-WORDS_A_NEGATION_REACHES).some((word) => patterns.negation.test(word))
}

/** "My mother is sad" is not the user's sadness, "my mother hurt me" is: its pattern spans the pronoun. */
function isAboutAnother(part: string, found: string, pack: LanguagePack): boolean {
  if (found.includes(' ')) return false
  const start = part.trim().split(/\s+/u).slice(0, 3)
  return start.some((word) => isPerson(word, pack) || pack.patterns.somebodyElse?.test(word))
}

function isPerson(word: string, pack: LanguagePack): boolean {
  return Object.values(pack.facts.relations).some((words) => word in words)
}
