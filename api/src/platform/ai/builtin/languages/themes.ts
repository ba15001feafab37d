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
