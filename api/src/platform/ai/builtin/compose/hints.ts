import type { Memory } from '../../ai.port.ts'
import type { EventKind } from '../languages/grammar.ts'
import type { Phrases } from '../languages/phrases.ts'
import type { ThemeId } from '../languages/themes.ts'
import { sayDay } from '../memory/events.ts'
import { findRelation } from '../memory/people.ts'
import { foldText } from '../understand/fold.ts'
import type { Situation } from './situation.ts'

const NEAR_IN_DAYS = 14
const DAY = 86_400_000
/** These fit many moments, so they wait for one now and then; a person just mentioned is named at once. */
const OPEN: ReadonlySet<keyof Phrases['hints']> = new Set(['like', 'dislike', 'dateAhead', 'job'])
const CHANCE = 0.5
const OPEN_THEMES: ReadonlySet<ThemeId> = new Set(['general', 'bored', 'plans'])
/** What was told so few messages ago needs no reminder. */
const STILL_IN_MIND = 6

interface Hint {
  memory: Memory
  kind: keyof Phrases['hints']
  values: Record<string, string>
}

/** Brings in one remembered fact where it fits the moment; each fact at most once in a conversation. */
export function remember(situation: Situation): boolean {
  const { writer, request, pack } = situation
  const hint = request.memories
    .map((memory) => hintOf(memory, situation))
    .find((found) => found !== undefined && !wasUsed(found, situation))
  if (!hint || (OPEN.has(hint.kind) && !writer.seed.chance(CHANCE))) return false
  if (!writer.tryAdd([pack.phrases.hints[hint.kind]], hint.values)) return false
  situation.memoriesUsed.add(hint.memory.id)
  return true
}

function hintOf(memory: Memory, situation: Situation): Hint | undefined {
  const { said, theme } = situation
  if (memory.kind === 'date') return dateHint(memory, situation)
  if (memory.value === '' || said.folded.includes(foldText(memory.value))) return undefined
  const values = { value: memory.value }
  if (memory.kind === 'person' && isMentioned(memory, situation)) return { memory, kind: 'person', values }
  if (memory.kind === 'pet' && theme === 'animali') return { memory, kind: 'pet', values }
  if (memory.kind === 'job' && theme === 'work') return { memory, kind: 'job', values }
  if (memory.kind === 'like' && OPEN_THEMES.has(theme)) return { memory, kind: 'like', values }
  return undefined
}

/** An exam, a journey: asked after when it is near, or just over. */
function dateHint(memory: Memory, { pack, now, theme, said }: Situation): Hint | undefined {
  const event = pack.memory.events[memory.key.split(':')[1] as EventKind]
  const day = new Date(memory.value)
  if (
    !event ||
    Number.isNaN(day.getTime()) ||
    said.tone === 'positive' ||
    (said.tone === 'negative' && !isAboutEvent(said, memory)) ||
    theme === 'loss'
  )
    return undefined
  if (
    said.facts.some((fact) => fact.key === memory.key) ||
    !(OPEN_THEMES.has(theme) || isAboutEvent(said, memory))
  )
    return undefined
  const days = Math.floor((day.getTime() - new Date(now.slice(0, 10)).getTime()) / DAY)
  if (Math.abs(days) > NEAR_IN_DAYS) return undefined
  return {
    memory,
    kind: days < 0 ? 'datePast' : 'dateAhead',
    values: { who: event.yours, when: sayDay(day, pack) },
  }
}

/** On a heavy turn a date is brought up only where it is what the turn is about. */
function isAboutEvent({ themes, feeling }: Situation['said'], memory: Memory): boolean {
  return (
    feeling === 'anxious' ||
    (memory.key === 'date:exam' && (themes.includes('study') || themes.includes('exam'))) ||
    (memory.key === 'date:interview' && (themes.includes('work') || themes.includes('interview')))
  )
}

function isMentioned(memory: Memory, { said, pack }: Situation): boolean {
  const relation = memory.key.split(':')[1]
  return said.folded.split(/[^\p{L}\p{N}]+/u).some((word) => findRelation(word, pack)?.relation === relation)
}

function wasUsed({ memory, values }: Hint, { writer, request, pack }: Situation): boolean {
  if (writer.said.has(values.who ?? memory.value)) return true
  const event = pack.memory.events[memory.key.split(':')[1] as EventKind]
  const words = memory.kind === 'date' && event ? event.words : [foldText(memory.value)]
  const told = request.history.filter((turn) => turn.role === 'user').slice(-STILL_IN_MIND)
  return told.some((turn) => words.some((word) => foldText(turn.content).includes(word)))
}
