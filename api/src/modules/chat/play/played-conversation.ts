import { randomUUID } from 'node:crypto'
import { findRisk } from '@confida/risk-detector'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import type { AiEngine } from '../../../platform/ai/ai.port.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Conversation } from '../../conversations/conversation.sql.ts'
import type { MessageRepository } from '../../conversations/message.repository.ts'
import type { MessageRetrievalService } from '../../conversations/message-retrieval.service.ts'
import type { MemoryRepository } from '../../memories/memory.repository.ts'
import { MemoryExtractionService } from '../../memories/memory-extraction.service.ts'
import { HISTORY_TURNS } from '../history-window.ts'
import type { OutgoingMessage } from '../outgoing-message.ts'
import type { PastMessage } from '../reply-context.sql.ts'
import type { ReplySink } from '../reply-sink.ts'
import { ReplyWriter } from '../reply-writer.service.ts'
import type { Script } from './script.schema.ts'
import { ToldFacts } from './told-facts.ts'
import { ToldMessages } from './told-messages.ts'

/** What a person said, and what the companion answered. */
interface PlayedTurn {
  user: string
  reply: string
}

export interface PlayedConversation {
  id: string
  turns: PlayedTurn[]
}

const NOBODY_WAITS = { aiPlaces: { ofProcess: 1, queueMax: 0, waitMs: 0 } }
const owner_id = randomUUID()

/** Plays a script as the product does, reply by reply with what was told kept, but for the database. */
export async function play(
  script: Script,
  engine: AiEngine,
  clock: () => Date = () => new Date(),
): Promise<PlayedConversation> {
  const conversation = conversationOf(script, engine, clock())
  const facts = new ToldFacts()
  const extraction = new MemoryExtractionService(
    facts as unknown as MemoryRepository,
    {} as MessageRepository,
    { handle: () => undefined } as unknown as Jobs,
    engine,
  )
  const newest: PastMessage[] = []
  const told = new ToldMessages(newest) as unknown as MessageRetrievalService
  const writer = new ReplyWriter(engine, NOBODY_WAITS, told)
  const turns: PlayedTurn[] = []
  for (const user of script.turns) {
    const askedAt = clock()
    const context = {
      memories: await facts.listForReply(),
      newest: newest.slice(0, HISTORY_TURNS),
      care_card_at: null,
    }
    const { content } = await writer.write(outgoing(script, user), { conversation, context, askedAt }, sink())
    const created_at = askedAt.toISOString()
    const seq = newest.length
    const needs_care = findRisk(user) !== undefined
    const told = { created_at, is_incomplete: false, needs_care, retracted_keys: [] }
    const question = { id: randomUUID(), role: 'user' as const, content: user, seq, ...told }
    const answer = { id: randomUUID(), role: 'assistant' as const, content, seq: seq + 1 }
    newest.unshift({ ...answer, ...told, needs_care: false }, question)
    const { companion_id } = conversation
    const job = { owner_id, companion_id, message_id: question.id, language: script.language }
    await extraction.extractNow(job, { content: user, created_at: askedAt })
    turns.push({ user, reply: content })
  }
  return { id: script.id, turns }
}

function conversationOf({ persona, user_name, language }: Script, engine: AiEngine, now: Date): Conversation {
  const { personality, ...voice } = persona
  const choices = { ...voice, personality_type: personality.type }
  const greeting = engine.greeting(choices, user_name, language)
  return { ...choices, owner_id, id: randomUUID(), companion_id: randomUUID(), greeting, greeted_at: now }
}

const outgoing = ({ user_name, language }: Script, text: string): OutgoingMessage => ({
  user: { id: owner_id, name: user_name, language } as CurrentUser,
  sessionId: owner_id,
  text,
  language,
})

const sink = (): ReplySink => ({
  signal: new AbortController().signal,
  onStart: () => undefined,
  onCare: () => undefined,
  onText: async () => undefined,
})
