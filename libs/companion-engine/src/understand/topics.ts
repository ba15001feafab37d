import type { LanguagePack } from '../languages/language.ts'
import { INTERESTS, LIFE_TOPICS, type TopicId } from '../languages/topics.ts'

const ORDER = [...LIFE_TOPICS.filter((topic) => topic !== 'plans'), ...INTERESTS, 'plans'] as const

/** Life before pastimes, and plans last: "tonight" is rarely what a message is about. */
export function findTopics(folded: string, { patterns }: LanguagePack): TopicId[] {
  return ORDER.filter((topic) => patterns.topics[topic].test(folded))
}
