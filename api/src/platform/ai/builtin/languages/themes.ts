import { type Interest, interests } from '@confida/contracts'

export const FEELINGS = [
  'sad',
  'angry',
  'anxious',
  'tired',
  'lonely',
  'bored',
  'hurt',
  'happy',
  'proud',
] as const
export const LIFE_TOPICS = [
  'loss',
  'interview',
  'exam',
  'date',
  'moving',
  'birthday',
  'work',
  'study',
  'couple',
  'family',
  'friends',
  'health',
  'sleep',
  'money',
  'plans',
] as const

/** Occasions: their lines fit the time before, and their `nerves` whoever is nervous about them. */
export const OCCASIONS = ['interview', 'exam', 'date', 'moving', 'birthday'] as const
/** Good news that wants congratulations. */
export const NEWS = ['birthday', 'exam', 'job', 'engagement', 'baby'] as const
/** Everyday decisions that a small practical answer helps with. */
export const PRACTICAL = ['wear', 'cook', 'gift', 'say', 'watch', 'pack', 'spend'] as const

export type Occasion = (typeof OCCASIONS)[number]
export type News = (typeof NEWS)[number]
export type Practical = (typeof PRACTICAL)[number]
export type Feeling = (typeof FEELINGS)[number]
export type LifeTopic = (typeof LIFE_TOPICS)[number]

/** What a turn of the conversation can be about. */
export type ThemeId = Feeling | LifeTopic | Interest | 'general'
export type Tone = 'positive' | 'negative' | 'neutral'

export function isInterest(theme: ThemeId): theme is Interest {
  return (interests as readonly string[]).includes(theme)
}

export function isFeeling(theme: ThemeId): theme is Feeling {
  return (FEELINGS as readonly string[]).includes(theme)
}

/** Their remarks and questions are for when they weigh. */
export const WEIGHTY: ReadonlySet<ThemeId> = new Set<ThemeId>([
  'loss',
  'work',
  'study',
  'couple',
  'family',
  'health',
  'sleep',
  'money',
])
