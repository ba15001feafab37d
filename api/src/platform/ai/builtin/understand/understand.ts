import { interests } from '@confida/contracts'
import { isClearRisk } from '../../../care/self-harm.ts'
import type { Fact } from '../../ai.port.ts'
import type { LanguagePack } from '../languages/grammar.ts'
import type { RecallTarget } from '../languages/phrases.ts'
import { LIFE_TOPICS, type News, type Practical, type ThemeId } from '../languages/themes.ts'
import { extractFacts } from '../memory/extract.ts'
import { type Mood, readMood } from './feelings.ts'
import { foldText } from './fold.ts'
import { COURTESIES, findIntents, type Intent, SAFETY } from './intents.ts'
import { echoAnswer, reflectClause } from './reflect.ts'

export type ShortAnswer = 'yes' | 'no' | 'ok' | 'unsure' | 'why' | 'fine' | 'poorly'

export interface Understanding extends Mood {
  folded: string
  intent?: Intent
  /** A greeting or a courtesy before something that matters more. */
  courtesy?: Intent
  recall?: RecallTarget
  news?: News
  practical?: Practical
  short?: ShortAnswer
  themes: ThemeId[]
  clause?: string
  echo?: string
  /** Yes or no before the rest: "no, I didn't talk to him". */
  lead?: 'yes' | 'no'
  facts: Fact[]
  isQuestion: boolean
}

const HEAVY: ReadonlySet<ThemeId> = new Set(['health', 'sleep', 'money'])
const ANSWERS: readonly ShortAnswer[] = ['ok', 'fine', 'poorly', 'yes', 'no', 'unsure', 'why']
const LONGEST_LED_ANSWER = 4
const WORDS_BEFORE_NEWS = 2

export function understand(typed: string, pack: LanguagePack, now: string): Understanding {
  const message = spellOut(typed, pack)
  const folded = foldText(message).trim()
  const isQuestion = /\?\s*$/u.test(folded)
  const isCrisis = isClearRisk(typed) || (message !== typed && isClearRisk(message))
  const intents = findIntents(folded, pack, isCrisis)
  const recall = findRecall(folded, pack)
  const themes = findThemes(folded, pack)
  const mood = moodOf(message, folded, pack)
  const clause = reflectClause(message, pack)
  // What is over is nothing to be glad to know.
  const facts = extractFacts({ message, now }, pack).filter(({ isGone }) => !isGone)
  const [heaviest] = intents
  const matters = Boolean(
    clause ||
      facts.length > 0 ||
      (mood.feeling && mood.feeling !== 'happy') ||
      (heaviest === 'greeting' && mood.tone !== 'neutral') ||
      (themes.length > 0 && folded.split(' ').length > 4),
  )
  const found: Understanding = {
    folded,
    themes,
    facts,
    isQuestion,
    ...mood,
    ...(clause ? { clause } : {}),
    ...leadOf(folded, pack),
    ...shortAnswer(folded, message, pack),
  }
  if (heaviest && SAFETY.has(heaviest)) return { ...found, intent: heaviest }
  if (recall) return { ...found, recall }
  const news = isQuestion || mood.tone === 'negative' ? undefined : findNews(folded, pack)
  if (news) return { ...found, news, tone: 'positive' }
  const practical = findIn(pack.lexicon.practical, folded)
  if (practical) return { ...found, practical }
  if (found.short === 'fine' || found.short === 'poorly') return found
  const isLeaving = heaviest === 'goodbye' && mood.tone !== 'negative'
  if (heaviest && COURTESIES.has(heaviest) && matters && !isLeaving) return { ...found, courtesy: heaviest }
  const intent = heaviest ?? leftOver(found, pack)
  return intent ? { ...found, intent } : found
}

/** Signs without words, and questions that no pattern knows: put to the partner, or about what the user is to do. */
function leftOver(found: Understanding, { lexicon }: LanguagePack): Intent | undefined {
  const { folded, isQuestion, themes, clause, feeling, short } = found
  if (short) return undefined
  if (!/[\p{L}\p{N}]/u.test(folded)) return 'wordless'
  if (!isQuestion || clause || feeling) return undefined
  if (lexicon.toYou.test(folded)) return 'askYou'
  if (themes.length > 0) return undefined
  return lexicon.ofMe.test(folded) ? 'askMine' : 'fact'
}

/** "I haven't passed the exam" is no news. */
function findNews(folded: string, pack: LanguagePack): News | undefined {
  const news = findIn(pack.lexicon.news, folded)
  const match = news && pack.lexicon.news[news].exec(folded)
  if (!match) return undefined
  const before = folded.slice(0, match.index).match(/\p{L}+/gu) ?? []
  const near = [...before.slice(-WORDS_BEFORE_NEWS), ...(match[0].match(/\p{L}+/gu) ?? [])]
  return near.some((word) => pack.lexicon.negation.test(word)) ? undefined : news
}

function findIn<Id extends string>(patterns: Readonly<Record<Id, RegExp>>, folded: string): Id | undefined {
  return (Object.keys(patterns) as Id[]).find((id) => patterns[id].test(folded))
}

/** "nn", "jsuis", "dont": read as what they stand for. */
function spellOut(typed: string, pack: LanguagePack): string {
  return typed.replace(
    /(?<![\p{L}\p{N}'’])\p{L}+(?![\p{L}\p{N}'’])/gu,
    (word) => pack.lexicon.shorthand[foldText(word)] ?? word,
  )
}

/** The mood of a message's words and of what it is about. */
export function moodOf(message: string, folded: string, pack: LanguagePack): Mood {
  return withTheme(readMood(message, pack), findThemes(folded, pack))
}

/** Illness, sleeplessness and money weigh even where no word says so; beside a loss nothing is good news. */
function withTheme(mood: Mood, themes: readonly ThemeId[]): Mood {
  const isLoss = themes.includes('loss') && mood.tone !== 'negative'
  if (isLoss) return { tone: 'negative' }
  return mood.tone === 'neutral' && themes.some((theme) => HEAVY.has(theme))
    ? { ...mood, tone: 'negative' }
    : mood
}

/** Pets before people: "what's my …'s name?" may ask for either. */
const RECALL_ORDER: readonly RecallTarget[] = [
  'pet',
  'person',
  'date',
  'name',
  'age',
  'home',
  'job',
  'taste',
  'all',
]

function findRecall(folded: string, pack: LanguagePack): RecallTarget | undefined {
  return RECALL_ORDER.find((target) => pack.lexicon.recall[target].test(folded))
}

/** Life before pastimes, and plans last: "tonight" is rarely what a message is about. */
export function findThemes(folded: string, pack: LanguagePack): ThemeId[] {
  const order = [...LIFE_TOPICS.filter((topic) => topic !== 'plans'), ...interests, 'plans'] as const
  return order.filter((theme) => pack.lexicon.themes[theme].test(folded))
}

/** What a first word answers: before a comma or full stop, or in a few words, as in "yes a bit". */
function leadOf(folded: string, pack: LanguagePack): { lead?: 'yes' | 'no' } {
  const plain = folded.replace(/^[¡¿\s]+/u, '')
  const words = plain.split(/\s+/u)
  const isBrief = words.length > 1 && words.length <= LONGEST_LED_ANSWER && !/[,.;:!?]/u.test(plain)
  const [first = '', ...rest] = isBrief ? words : plain.split(/[,.;:!]/u)
  if (rest.join('').trim() === '') return {}
  const lead = (['yes', 'no'] as const).find((kind) => pack.lexicon.short[kind].test(first.trim()))
  return lead ? { lead } : {}
}

function shortAnswer(
  folded: string,
  message: string,
  pack: LanguagePack,
): { short?: ShortAnswer; echo?: string } {
  const plain = folded
    .replace(/[^\p{L}\p{N}\s'?!.]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
  const short = ANSWERS.find((kind) => pack.lexicon.short[kind].test(plain))
  if (short) return { short }
  const asksWhy = pack.lexicon.short.why.test(plain.split(' ')[0] ?? '')
  const echo = asksWhy ? undefined : echoAnswer(message, pack)
  return echo ? { echo } : {}
}
