import type { MemoryKind } from '@confida/contracts'
import type { Memory } from '../conversation.ts'
import { LOSS } from '../facts/losses.ts'
import { findRelation } from '../facts/people.ts'
import type { EventKind } from '../languages/fact-patterns.ts'
import type { KnownTarget, RecallTarget } from '../languages/phrases.ts'
import type { Trait } from '../languages/trait-patterns.ts'
import { quoteLikeliest, tellLikeliest } from '../statements/tell-likeliest.ts'
import { firstName, markUsed, type ReplyContext } from './reply-context.ts'

const MOST_FACTS = 6
const KINDS: Record<KnownTarget, readonly MemoryKind[]> = {
  name: ['name'],
  age: ['age'],
  home: ['home'],
  job: ['job'],
  taste: ['like', 'dislike'],
  person: ['person', 'event'],
  pet: ['pet'],
  date: ['date', 'event'],
}

/** Answers "do you remember …?" from what is remembered, or says plainly that it is not. */
export function recall(context: ReplyContext, target: RecallTarget): void {
  if (target === 'all') recallAll(context)
  else if (isKnownTarget(target)) recallOne(context, target)
  else recallTrait(context, target)
}

/** What is remembered of what the question asks for; a name before an age. */
export function recalledMemories(context: ReplyContext, target: RecallTarget): Memory[] {
  if (target === 'all') return context.request.memories
  return isKnownTarget(target) ? knownMemories(context, target) : traitMemories(context, target)
}

function recallOne(context: ReplyContext, target: KnownTarget): void {
  const { writer, pack, request } = context
  const { known, profileName, unknown } = pack.phrases.recall
  const memories = knownMemories(context, target)
  const [memory] = memories
  // That there is a cat does not answer what it is called.
  const isShortOfName = memory?.value === '' && pack.search.named.test(context.parsed.folded)
  if (isShortOfName && quoteLikeliest(context)) return
  if (memory) {
    markUsed(context, memories)
    writer.add([known[target]], { value: memory.value, facts: joinFacts(memories) })
  } else if (target === 'name' && firstName(request)) writer.add([profileName])
  else tellLikeliest(context, unknown)
}

function knownMemories(context: ReplyContext, target: KnownTarget): Memory[] {
  return (
    context.request.memories
      .filter((memory) => KINDS[target].includes(memory.kind) && isAskedFor(memory, context))
      // A sister's name before her age.
      .sort((one, other) => Number(other.value !== '') - Number(one.value !== ''))
  )
}

const isKnownTarget = (target: RecallTarget): target is KnownTarget => target in KINDS

/** What else was told of the person; of favourites the one that the question names. */
function recallTrait(context: ReplyContext, target: Trait | 'origin'): void {
  const { writer, pack } = context
  const memories = traitMemories(context, target)
  markUsed(context, memories)
  const facts = joinFacts(memories)
  const { known, unknown } = pack.phrases.recall
  if (facts) writer.add([known.taste], { facts })
  else tellLikeliest(context, unknown)
}

function traitMemories({ pack, request, parsed }: ReplyContext, target: Trait | 'origin'): Memory[] {
  const what = pack.facts.traits.asked[target].exec(parsed.folded)?.groups?.what
  const key = what ? `${target}:${what}` : target
  const memories = request.memories.filter((memory) =>
    what ? memory.key === key : memory.key === key || memory.key.startsWith(`${key}:`),
  )
  return target === 'children' ? [...memories, ...request.memories.filter(isChild)] : memories
}

const isChild = ({ key }: Memory) => /^person:(?:son|daughter)\b/.test(key)

function recallAll(context: ReplyContext): void {
  const { writer, pack, request } = context
  const known = [...request.memories].sort((a, b) => Number(b.pinned) - Number(a.pinned)).slice(0, MOST_FACTS)
  markUsed(context, known)
  writer.add([known.length > 0 ? pack.phrases.recall.all : pack.phrases.recall.nothing], {
    facts: joinFacts(known),
  })
}

/** Of several people or dates only the one that the question names. */
function isAskedFor(memory: Memory, { parsed, pack }: ReplyContext): boolean {
  const words = parsed.folded.split(/[^\p{L}\p{N}-]+/u)
  const [, slot] = memory.key.split(':')
  if (memory.kind === 'person' || memory.key.startsWith(LOSS))
    return words.some((word) => findRelation(word, pack)?.relation === slot)
  if (memory.kind === 'pet')
    return words.some((word) =>
      (pack.facts.pets as Record<string, { words: readonly string[] }>)[slot ?? '']?.words.includes(word),
    )
  if (memory.kind === 'date')
    return words.some((word) => pack.facts.events[slot as EventKind]?.words.includes(word))
  return true
}

function joinFacts(memories: readonly Memory[]): string {
  return memories.map((memory) => memory.text.replace(/[.!]?$/u, '.')).join(' ')
}
