import type { Interest } from '@confida/contracts'

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

/** In the order in which a message is searched for them. */
const interestIds: Record<Interest, true> = {
  arte: true,
  musica: true,
  viaggi: true,
  cucina: true,
  sport: true,
  lettura: true,
  cinema: true,
  natura: true,
  animali: true,
  tecnologia: true,
}
export const INTERESTS = Object.keys(interestIds) as Interest[]

export type Feeling = (typeof FEELINGS)[number]
export type LifeTopic = (typeof LIFE_TOPICS)[number]
/** Good news that wants congratulations. */
export type News = 'birthday' | 'exam' | 'job' | 'engagement' | 'baby'
/** Everyday decisions that a small practical answer helps with. */
export type Decision = 'wear' | 'cook' | 'gift' | 'say' | 'watch' | 'pack' | 'spend'

/** What a turn of the conversation can be about. */
export type TopicId = Feeling | LifeTopic | Interest | 'general'
export type Tone = 'positive' | 'negative' | 'neutral'

export function isInterest(topic: TopicId): topic is Interest {
  return Object.hasOwn(interestIds, topic)
}

/** Their remarks and questions are for when they weigh. */
export const WEIGHTY: ReadonlySet<TopicId> = new Set<TopicId>([
  'loss',
  'work',
  'study',
  'couple',
  'family',
  'health',
  'sleep',
  'money',
])
