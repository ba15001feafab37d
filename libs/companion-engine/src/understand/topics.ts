import type { LanguagePack } from '../languages/language.ts'
import { INTERESTS, LIFE_TOPICS, type TopicId } from '../languages/topics.ts'

const ORDER = [...LIFE_TOPICS.filter((topic) => topic !== 'plans'), ...INTERESTS, 'plans'] as const

/** Life before pastimes, and plans last: "tonight" is rarely what a message is about. */
export function findTopics(folded: string, { patterns }: LanguagePack): TopicId[] {
  return ORDER.filter((topic) => patterns.topics[topic].test(folded))
}

/** How many different words of a message speak of a topic. */
export function countSigns(folded: string, topic: TopicId, { patterns }: LanguagePack): number {
  if (!(topic in patterns.topics)) return 0
  const { source, flags } = patterns.topics[topic as keyof typeof patterns.topics]
  const found = folded.matchAll(new RegExp(source, flags.includes('g') ? flags : `${flags}g`))
  return new Set([...found].map(([sign]) => sign)).size
}
