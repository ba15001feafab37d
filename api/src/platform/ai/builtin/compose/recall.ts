import type { MemoryKind } from '@confida/contracts'
import type { Memory } from '../../ai.port.ts'
import type { EventKind } from '../languages/grammar.ts'
import type { RecallTarget } from '../languages/phrases.ts'
import { findRelation } from '../memory/people.ts'
import { firstName, type Situation } from './situation.ts'

const MOST_FACTS = 6
const KINDS: Record<Exclude<RecallTarget, 'all'>, readonly MemoryKind[]> = {
  name: ['name'],
  age: ['age'],
  home: ['home'],
  job: ['job'],
  taste: ['like', 'dislike'],
  person: ['person'],
  pet: ['pet'],
  date: ['date', 'event'],
}

/** Answers "do you remember …?" from what is remembered, or says plainly that it is not. */
export function recall(situation: Situation, target: RecallTarget): void {
  if (target === 'all') recallAll(situation)
  else recallOne(situation, target)
}

function recallOne(situation: Situation, target: Exclude<RecallTarget, 'all'>): void {
  const { writer, pack, request } = situation
  const { known, profileName, unknown } = pack.phrases.recall
  const memories = request.memories
    .filter((memory) => KINDS[target].includes(memory.kind) && isAskedFor(memory, situation))
    // A sister's name before her age.
    .sort((one, other) => Number(other.value !== '') - Number(one.value !== ''))
  const [memory] = memories
  if (memory) {
    use(situation, memories)
    writer.add([known[target]], { value: memory.value, facts: sayFacts(memories) })
  } else if (target === 'name' && firstName(request)) writer.add([profileName])
  else writer.add([unknown])
}

function recallAll(situation: Situation): void {
  const { writer, pack, request } = situation
  const known = [...request.memories].sort((a, b) => Number(b.pinned) - Number(a.pinned)).slice(0, MOST_FACTS)
  use(situation, known)
  writer.add([known.length > 0 ? pack.phrases.recall.all : pack.phrases.recall.nothing], {
    facts: sayFacts(known),
  })
}

/** Of several people or dates only the one that the question names. */
function isAskedFor(memory: Memory, { said, pack }: Situation): boolean {
  const words = said.folded.split(/[^\p{L}\p{N}]+/u)
  const [, slot] = memory.key.split(':')
  if (memory.kind === 'person') return words.some((word) => findRelation(word, pack)?.relation === slot)
  if (memory.kind === 'pet')
    return words.some((word) =>
      (pack.memory.pets as Record<string, { words: readonly string[] }>)[slot ?? '']?.words.includes(word),
    )
  if (memory.kind === 'date')
    return words.some((word) => pack.memory.events[slot as EventKind]?.words.includes(word))
  return true
}

function use(situation: Situation, memories: readonly Memory[]): void {
  for (const memory of memories) situation.memoriesUsed.add(memory.id)
}

function sayFacts(memories: readonly Memory[]): string {
  return memories.map((memory) => memory.text.replace(/[.!]?$/u, '.')).join(' ')
}
