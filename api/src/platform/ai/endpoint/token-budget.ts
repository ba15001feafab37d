import type { Memory, PastTurn, Turn } from '../ai.port.ts'

/** Tokens of one request, all parts and the reply together, unless AI_CONTEXT_TOKENS says more or less. */
export const CONTEXT_TOKENS = 8_192
export const REPLY_TOKENS = 700

/** Turns that come before older ones and before what is not pinned: without them a reply loses the thread. */
const NEWEST_TURNS = 6
/** Of the room, at most, for what is pinned: the newest turns have theirs in any case. */
const PINNED_SHARE = 0.6
const TOKENS_AROUND_A_TURN = 6
/** Of the room, at most, for what was said long ago, and of it for one turn. */
const RETRIEVED_SHARE = 0.2
const RETRIEVED_CHARACTERS = 400
/** Day and speaker beside the words. */
const TOKENS_AROUND_A_QUOTE = 24

/**
 * A cautious estimate for any tokenizer: about three letters a token in Latin script, one and a half in others. Too
 * high costs a few old turns, too low would get the request refused.
 */
export function estimateTokens(text: string): number {
  let wide = 0
  for (const character of text) if (character.charCodeAt(0) > 0x2af) wide++
  return Math.ceil((text.length - wide) / 3 + wide / 1.5)
}

export interface Fitted {
  memories: Memory[]
  history: Turn[]
}

/** As it stands in the prompt: an item of a JSON list. */
const costOfMemory = ({ text }: Memory) => estimateTokens(`${JSON.stringify(text)},`)
const costOf = (turn: Turn) => estimateTokens(turn.content) + TOKENS_AROUND_A_TURN

/**
 * Chooses what fits into `tokens`: all that is pinned first, then the newest turns, then other memories in their order up
 * to half of what remains, then older turns. The history stays without gaps.
 */
export function fitToBudget(memories: Memory[], history: Turn[], tokens: number): Fitted {
  const pinned = fitPinned(
    memories.filter((memory) => memory.pinned),
    tokens * PINNED_SHARE,
  )
  let room = tokens - sum(pinned.map(costOfMemory))
  const newest = takeNewest(history.slice(-NEWEST_TURNS), room)
  room -= sum(newest.map(costOf))
  const others = takeMemories(
    memories.filter((memory) => !memory.pinned),
    room / 2,
  )
  room -= sum(others.map(costOfMemory))
  // A gap among the newest means that nothing older may follow.
  const isComplete = newest.length === Math.min(history.length, NEWEST_TURNS)
  const older = isComplete ? takeNewest(history.slice(0, -NEWEST_TURNS), room) : []
  return { memories: [...pinned, ...others], history: [...older, ...newest] }
}

/** The newest of what was found, each cut where it is long; the costs are those of JSON. */
export function fitRetrieved(found: PastTurn[], tokens: number): { turns: PastTurn[]; tokens: number } {
  const room = tokens * RETRIEVED_SHARE
  let used = 0
  const turns: PastTurn[] = []
  for (const turn of found.toReversed()) {
    const quote = { ...turn, content: turn.content.slice(0, RETRIEVED_CHARACTERS) }
    const cost = estimateTokens(JSON.stringify(quote.content)) + TOKENS_AROUND_A_QUOTE
    if (used + cost > room) continue
    used += cost
    turns.unshift(quote)
  }
  return { turns, tokens: used }
}

/** None is left out: where all are too much, each is cut to its share. */
function fitPinned(pinned: Memory[], tokens: number): Memory[] {
  if (sum(pinned.map(costOfMemory)) <= tokens) return pinned
  const share = tokens / pinned.length
  return pinned.map((memory) => shorten(memory, share)).filter(({ text }) => text !== '')
}

function shorten(memory: Memory, tokens: number): Memory {
  let short = memory
  while (short.text && costOfMemory(short) > tokens) {
    const length = Math.floor((short.text.length * tokens) / costOfMemory(short))
    short = { ...memory, text: memory.text.slice(0, Math.min(length, short.text.length - 1)) }
  }
  return short
}

function takeNewest(turns: Turn[], tokens: number): Turn[] {
  let room = tokens
  const taken: Turn[] = []
  for (const turn of turns.toReversed()) {
    room -= costOf(turn)
    if (room < 0) break
    taken.unshift(turn)
  }
  return taken
}

function takeMemories(memories: Memory[], tokens: number): Memory[] {
  let room = tokens
  return memories.filter((memory) => {
    const cost = costOfMemory(memory)
    if (cost > room) return false
    room -= cost
    return true
  })
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
