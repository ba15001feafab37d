import type { Language } from '@confida/contracts'
import { CompanionEngine } from '../companion-engine.ts'
import { buildReplyContext, type ReplyContext } from '../compose/reply-context.ts'
import type { Memory, PastTurn, Persona, ReplyRequest, Turn } from '../conversation.ts'
import { packOf } from '../languages/registry.ts'
import { scripts } from './scripts.fixture.ts'

export const NOW = '2025-11-21T10:00:00Z'

export const sweetPoet: Persona = {
  name: 'Nora',
  gender: 'femminile',
  personality_type: 'dolce',
  communication_style: 'poetico',
  interests: ['musica', 'arte'],
  relationship_approach: 'romantico',
}

export const bluntRebel: Persona = {
  name: 'Leo',
  gender: 'maschile',
  personality_type: 'ribelle',
  communication_style: 'diretto',
  interests: ['sport', 'viaggi'],
  relationship_approach: 'avventuroso',
}

// What is a crisis is judged outside of the engine; here it knows those of the scripts.
const crises = new Set(Object.values(scripts).flatMap(({ crisis }) => crisis))

const findCrisis = (message: string) => (crises.has(message) ? 'plain' : undefined)

// The same of who is under eighteen.
const tellsMinority = (message: string) => /1[0-7]/.test(message)
const judge = { findCrisis, tellsMinority }

export const engine = new CompanionEngine(judge)

interface Options {
  persona?: Persona
  memories?: Memory[]
  history?: Turn[]
  retrieved?: PastTurn[]
  userName?: string
  rejected?: string
  timeZone?: string
}

const requestFor = (
  language: Language,
  message: string,
  {
    persona = sweetPoet,
    memories = [],
    history = [],
    retrieved = [],
    userName = 'Luca Rossi',
    rejected,
    timeZone,
  }: Options,
): ReplyRequest => ({
  persona,
  userName,
  language,
  memories,
  history,
  retrieved,
  message,
  now: NOW,
  rejected,
  timeZone,
})

/** One reply, its unbreakable spaces as plain ones, and the ids of the memories that went into it. */
export function say(
  language: Language,
  message: string,
  options: Options = {},
): { text: string; used: string[] } {
  const { text, memoriesUsed } = engine.reply(requestFor(language, message, options))
  return { text: text.replace(/[\u00a0\u202f]/g, ' '), used: memoriesUsed }
}

/** What the reply to a message is planned from; its writer collects the sentences. */
export const contextFor = (language: Language, message: string, options: Options = {}): ReplyContext =>
  buildReplyContext(requestFor(language, message, options), packOf(language), judge)

/** A whole conversation, with what was stated remembered on the way; returns the replies. */
export function talk(
  language: Language,
  messages: readonly string[],
  persona: Persona = sweetPoet,
): string[] {
  const replies: string[] = []
  const history: Turn[] = [turn('assistant', engine.greeting(persona, 'Luca Rossi', language))]
  const memories = new Map<string, Memory>()
  for (const message of messages) {
    const { text } = say(language, message, { persona, history, memories: [...memories.values()] })
    for (const fact of engine.extractFacts({ message, language, now: NOW })) {
      memories.set(fact.key, { ...fact, id: fact.key, pinned: false })
    }
    history.push(turn('user', message), turn('assistant', text))
    replies.push(text)
  }
  return replies
}

export function turn(role: Turn['role'], content: string): Turn {
  return { role, content }
}

/** A remembered fact; its key is its id. */
export function memory(kind: Memory['kind'], key: string, value: string, text: string = value): Memory {
  return { id: key, kind, key, value, text, pinned: false }
}
