import { foldText } from '@confida/text-analysis'
import type { Memory } from '../conversation.ts'
import { dayAt, daysBetween } from '../days.ts'
import { formatDay } from '../facts/events.ts'
import { findRelation } from '../facts/people.ts'
import type { EventKind } from '../languages/fact-patterns.ts'
import type { MentionKind } from '../languages/phrases.ts'
import type { TopicId } from '../languages/topics.ts'
import type { ReplyContext } from './reply-context.ts'

const NEAR_IN_DAYS = 14
/** These fit many moments, so they wait for one now and then; a person just mentioned is named at once. */
const FIT_ANY_MOMENT: ReadonlySet<MentionKind> = new Set(['like', 'dislike', 'dateAhead', 'job'])
const CHANCE = 0.5
const OPEN_TOPICS: ReadonlySet<TopicId> = new Set(['general', 'bored', 'plans'])
/** What was stated so few messages ago needs no reminder. */
const STILL_IN_MIND = 6

interface Mention {
  memory: Memory
  kind: MentionKind
  values: Record<string, string>
}

/** Brings in one remembered fact where it fits the moment; each fact at most once in a conversation. */
export function mentionMemory(context: ReplyContext): boolean {
  const { writer, request, pack } = context
  const mention = request.memories
    .map((memory) => mentionOf(memory, context))
    .find((found) => found !== undefined && !wasUsed(found, context))
  if (!mention || (FIT_ANY_MOMENT.has(mention.kind) && !writer.random.chance(CHANCE))) return false
  if (!writer.tryAdd([pack.phrases.mentions[mention.kind]], mention.values)) return false
  context.memoriesUsed.add(mention.memory.id)
  return true
}

function mentionOf(memory: Memory, context: ReplyContext): Mention | undefined {
  const { parsed, topic } = context
  if (memory.kind === 'date') return dateMention(memory, context)
  if (memory.value === '' || parsed.folded.includes(foldText(memory.value))) return undefined
  const values = { value: memory.value }
  if (memory.kind === 'person' && isMentioned(memory, context)) return { memory, kind: 'person', values }
  if (memory.kind === 'pet' && topic === 'animali') return { memory, kind: 'pet', values }
  if (memory.kind === 'job' && topic === 'work') return { memory, kind: 'job', values }
  if (memory.kind === 'like' && OPEN_TOPICS.has(topic)) return { memory, kind: 'like', values }
  return undefined
}

/** An exam, a journey: asked after when it is near, or just over. */
function dateMention(
  memory: Memory,
  { pack, now, request, topic, parsed }: ReplyContext,
): Mention | undefined {
  const event = pack.facts.events[memory.key.split(':')[1] as EventKind]
  const day = new Date(memory.value)
  if (!event || Number.isNaN(day.getTime())) return undefined
  const isAbout = isAboutEvent(parsed, memory)
  if (parsed.tone === 'positive' || (parsed.tone === 'negative' && !isAbout) || topic === 'loss')
    return undefined
  if (parsed.facts.some((fact) => fact.key === memory.key)) return undefined
  if (!OPEN_TOPICS.has(topic) && !isAbout) return undefined
  const days = daysBetween(dayAt(now, request.timeZone), day)
  if (Math.abs(days) > NEAR_IN_DAYS) return undefined
  return {
    memory,
    kind: days < 0 ? 'datePast' : 'dateAhead',
    values: { who: event.yours, when: formatDay(day, pack) },
  }
}

/** On a heavy turn a date is brought up only where it is what the turn is about. */
function isAboutEvent({ topics, feeling }: ReplyContext['parsed'], memory: Memory): boolean {
  return (
    feeling === 'anxious' ||
    (memory.key === 'date:exam' && (topics.includes('study') || topics.includes('exam'))) ||
    (memory.key === 'date:interview' && (topics.includes('work') || topics.includes('interview')))
  )
}

function isMentioned(memory: Memory, { parsed, pack }: ReplyContext): boolean {
  const relation = memory.key.split(':')[1]
  return parsed.folded
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => findRelation(word, pack)?.relation === relation)
}

function wasUsed({ memory, values }: Mention, { writer, request, pack }: ReplyContext): boolean {
  if (writer.usedLines.includes(values.who ?? memory.value)) return true
  const event = pack.facts.events[memory.key.split(':')[1] as EventKind]
  const words = memory.kind === 'date' && event ? event.words : [foldText(memory.value)]
  const statements = request.history.filter((turn) => turn.role === 'user').slice(-STILL_IN_MIND)
  return statements.some((turn) => words.some((word) => foldText(turn.content).includes(word)))
}
