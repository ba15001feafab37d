import { interests } from '@confida/contracts'
import { isClearRisk } from '../../../care/self-harm.ts'
import type { Fact } from '../../ai.port.ts'
import type { LanguagePack } from '../languages/grammar.ts'
import type { AnswerId, RecallTarget } from '../languages/phrases.ts'
import { isInterest, LIFE_TOPICS, type ThemeId } from '../languages/themes.ts'
import { extractFacts } from '../memory/extract.ts'
import { type Mood, readMood } from './feelings.ts'
import { foldText } from './fold.ts'
import { echoAnswer, reflectClause } from './reflect.ts'

export type Intent = AnswerId | 'love' | 'advice'
export type ShortAnswer = 'yes' | 'no' | 'unsure' | 'why'

export interface Understanding extends Mood {
  folded: string
  intent?: Intent
  /** A greeting or a courtesy before something that matters more. */
  courtesy?: Intent
  recall?: RecallTarget
  short?: ShortAnswer
  themes: ThemeId[]
  clause?: string
  echo?: string
  /** Yes or no before the rest: "no, I didn't talk to him". */
  lead?: 'yes' | 'no'
  facts: Fact[]
  isQuestion: boolean
}

const BY_WEIGHT: readonly Intent[] = [
  'crisis',
  'minorSexual',
  'sexual',
  'askHuman',
  'askFeelings',
  'love',
  'miss',
  'askBody',
  'askName',
  'askAbilities',
  'repair',
  'insult',
  'joke',
  'game',
  'task',
  'fact',
  'advice',
  'compliment',
  'askOpinion',
  'askTastes',
  'askSelf',
  'howAreYou',
  'apology',
  'goodbye',
  'thanks',
  'laugh',
  'greeting',
]
const SAFETY: ReadonlySet<Intent> = new Set(['crisis', 'minorSexual', 'sexual', 'askHuman'])
const COURTESIES: ReadonlySet<Intent> = new Set([
  'howAreYou',
  'apology',
  'goodbye',
  'thanks',
  'laugh',
  'greeting',
  'compliment',
  'miss',
])
const HEAVY: ReadonlySet<ThemeId> = new Set(['health', 'sleep', 'money'])
const LATEST_START_OF_A_TASK = 24

export function understand(typed: string, pack: LanguagePack, now: string): Understanding {
  const message = spellOut(typed, pack)
  const folded = foldText(message).trim()
  const isQuestion = /\?\s*$/u.test(folded)
  const isCrisis = isClearRisk(typed) || isClearRisk(message)
  const intents = BY_WEIGHT.filter((intent) =>
    intent === 'crisis' ? isCrisis : hasIntent(folded, intent, pack, isQuestion),
  )
  const recall = findRecall(folded, pack)
  const themes = findThemes(folded, pack)
  const mood = withTheme(readMood(message, pack), themes)
  const clause = reflectClause(message, pack)
  const facts = extractFacts({ message, now }, pack)
  const [heaviest] = intents
  const matters = Boolean(
    clause ||
      facts.length > 0 ||
      (mood.feeling && mood.feeling !== 'happy') ||
      (heaviest === 'greeting' && mood.tone !== 'neutral') ||
      (themes.length > 0 && folded.split(' ').length > 4),
  )
  const found = {
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
  const isLeaving = heaviest === 'goodbye' && mood.tone !== 'negative'
  if (heaviest && COURTESIES.has(heaviest) && matters && !isLeaving) return { ...found, courtesy: heaviest }
  return heaviest ? { ...found, intent: heaviest } : found
}

/** "nn", "jsuis", "dont": read as what they stand for. */
function spellOut(typed: string, pack: LanguagePack): string {
  return typed.replace(
    /(?<![\p{L}\p{N}'’])\p{L}+(?![\p{L}\p{N}'’])/gu,
    (word) => pack.lexicon.shorthand[foldText(word)] ?? word,
  )
}

/** Illness, sleeplessness and money weigh even where no word says so; beside a loss nothing is good news. */
function withTheme(mood: Mood, themes: readonly ThemeId[]): Mood {
  const isLoss = themes.includes('loss') && mood.tone !== 'negative'
  if (isLoss) return { tone: 'negative' }
  return mood.tone === 'neutral' && themes.some((theme) => HEAVY.has(theme))
    ? { ...mood, tone: 'negative' }
    : mood
}

function hasIntent(folded: string, intent: Intent, pack: LanguagePack, isQuestion: boolean): boolean {
  const match = pack.lexicon.answers[intent].exec(folded)
  if (!match) return false
  if (intent === 'askOpinion') return !findThemes(folded, pack).some(isInterest)
  if (intent === 'task') return match.index <= LATEST_START_OF_A_TASK
  if (intent === 'fact') return isQuestion || match.index === 0
  return true
}

const RECALL_ORDER: readonly RecallTarget[] = [
  'person',
  'pet',
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

/** What a first word before a comma or full stop answers. */
function leadOf(folded: string, pack: LanguagePack): { lead?: 'yes' | 'no' } {
  const [first = '', ...rest] = folded.replace(/^[¡¿\s]+/u, '').split(/[,.;:!]/u)
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
  const short = (['yes', 'no', 'unsure', 'why'] as const).find((kind) => pack.lexicon.short[kind].test(plain))
  if (short) return { short }
  const asksWhy = pack.lexicon.short.why.test(plain.split(' ')[0] ?? '')
  const echo = asksWhy ? undefined : echoAnswer(message, pack)
  return echo ? { echo } : {}
}
