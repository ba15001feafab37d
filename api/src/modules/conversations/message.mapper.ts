import type { Care, EngineId, Message, Reply } from '@confida/contracts'

export interface MessageRow {
  id: string
  role: 'user' | 'assistant'
  content: string
  engine: EngineId | null
  needs_care: boolean
  created_at: Date
}

export interface ReplyRow extends MessageRow {
  reply_to: string
  memories_used: string[]
}

/** @param care what goes with the messages that need it */
export const toMessage = (
  { id, role, content, engine, needs_care, created_at }: MessageRow,
  care?: Care,
): Message => ({
  id,
  role,
  content,
  timestamp: created_at.toISOString(),
  ...(engine ? { engine } : {}),
  ...(needs_care && care ? { care } : {}),
})

export const toReply = (row: ReplyRow): Reply => ({
  message: row.content,
  message_id: row.id,
  user_message_id: row.reply_to,
  timestamp: row.created_at.toISOString(),
  engine: row.engine ?? 'builtin',
  memories_used: row.memories_used,
})
