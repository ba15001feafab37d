import type { Crisis } from '../conversation.ts'
import { findRelation } from '../facts/people.ts'
import { findPet } from '../facts/pets.ts'
import type { LanguagePack } from '../languages/language.ts'
import type { Intent, IntentPatterns } from '../languages/patterns.ts'
import type { KnownTarget, RecallTarget } from '../languages/phrases.ts'
import { INTERESTS, type News } from '../languages/topics.ts'
import { traits } from '../languages/trait-patterns.ts'

const BY_WEIGHT: readonly (keyof IntentPatterns['intents'])[] = [
  'minorSexual',
  'sexual',
  'askHuman',
  'instruction',
  'askReminder',
  'askAboutMe',
  'askLikeMe',
  'askMissMe',
  'askMarry',
  'askMeet',
  'askTaken',
  'askHappy',
  'askAge',
  'askOrigin',
  'askDoing',
  'askFeelings',
  'hug',
  'love',
  'miss',
  'askSleep',
  'askBody',
  'askName',
  'askAbilities',
  'repair',
  'quiet',
  'insult',
  'joke',
  'game',
  'task',
  'whatIf',
  'fact',
  'advice',
  'compliment',
  'askOpinion',
  'askTastes',
  'tellMe',
  'askSelf',
  'howAreYou',
  'apology',
  'goodbye',
  'thanks',
  'laugh',
  'greeting',
]
export const SAFETY: ReadonlySet<Intent> = new Set([
  'crisis',
  'possibleCrisis',
  'minorSexual',
  'minorCloseness',
  'sexual',
  'askHuman',
  'instruction',
])
export const COURTESIES: ReadonlySet<Intent> = new Set([
  'howAreYou',
  'apology',
  'goodbye',
  'thanks',
  'laugh',
  'greeting',
  'compliment',
  'miss',
])
const LATEST_START_OF_A_TASK = 24
const WORDS_BEFORE_NEWS = 2

/** Pets before people: "what's my …'s name?" may ask for either. */
const RECALL_ORDER: readonly (KnownTarget | 'all')[] = [
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

const TRAIT_TARGETS = [...traits, 'origin'] as const

/** What a message is there for, the weightiest first. */
export function findIntents(folded: string, pack: LanguagePack, crisis?: Crisis): Intent[] {
  const found = BY_WEIGHT.filter((intent) => hasIntent(folded, intent, pack))
  if (!crisis) return found
  return [crisis === 'plain' ? 'crisis' : 'possibleCrisis', ...found]
}

function hasIntent(folded: string, intent: (typeof BY_WEIGHT)[number], { patterns }: LanguagePack): boolean {
  const match = patterns.intents[intent].exec(folded)
  if (!match) return false
  if (intent === 'askOpinion') return !INTERESTS.some((interest) => patterns.topics[interest].test(folded))
  if (intent === 'task') return match.index <= LATEST_START_OF_A_TASK
  if (intent === 'fact') return folded.endsWith('?') || match.index === 0
  return true
}

/** "Do you remember …?" */
export function findRecall(folded: string, pack: LanguagePack): RecallTarget | undefined {
  const { asked } = pack.facts.traits
  return (
    TRAIT_TARGETS.find((target) => asked[target].test(folded)) ??
    whoIsAskedFor(folded, pack) ??
    RECALL_ORDER.find((target) => pack.patterns.recall[target].test(folded))
  )
}

/** "How old is my daughter?", "do you remember my dog?" */
function whoIsAskedFor(folded: string, pack: LanguagePack): 'person' | 'pet' | undefined {
  const who = pack.facts.traits.asksAfter.exec(folded)?.groups?.who ?? ''
  if (findPet(who, pack)) return 'pet'
  return findRelation(who, pack) ? 'person' : undefined
}

/** "I haven't passed the exam" is no news. */
export function findNews(folded: string, { patterns }: LanguagePack): News | undefined {
  const news = findMatch(patterns.news, folded)
  const match = news && patterns.news[news].exec(folded)
  if (!match) return undefined
  const before = folded.slice(0, match.index).match(/\p{L}+/gu) ?? []
  const near = [...before.slice(-WORDS_BEFORE_NEWS), ...(match[0].match(/\p{L}+/gu) ?? [])]
  return near.some((word) => patterns.negation.test(word)) ? undefined : news
}

export function findMatch<Id extends string>(
  patterns: Readonly<Record<Id, RegExp>>,
  folded: string,
): Id | undefined {
  return (Object.keys(patterns) as Id[]).find((id) => patterns[id].test(folded))
}
