import type { Care, KeptMessage, Message, Reply } from '@confida/contracts'
import type { KeptMessageEntity } from './kept-message.entity.ts'
import type { MessageRow, ReplyRow } from './message.sql.ts'

/** @param care what goes with the messages that need it */
export const toMessage = (row: MessageRow, care?: Care): Message => {
  const { id, role, content, engine, needs_care, memories_used, created_at } = row
  return {
    id,
    role,
    content,
    timestamp: created_at.toISOString(),
    ...(engine ? { engine } : {}),
    ...toSource(row),
    ...(memories_used.length > 0 ? { memories_used } : {}),
    ...(needs_care && care ? { care } : {}),
    ...flagsOf(row),
  }
}

export const toKeptMessage = (row: KeptMessageEntity): KeptMessage => ({
  ...toMessage(row),
  line_id: row.line_id,
})

export const toReply = (row: ReplyRow): Reply => ({
  message: row.content,
  message_id: row.id,
  user_message_id: row.reply_to,
  timestamp: row.created_at.toISOString(),
  engine: row.engine ?? 'builtin',
  ...toSource(row),
  memories_used: row.memories_used,
  ...flagsOf(row),
  ...(row.user_versions?.length ? { user_versions: row.user_versions } : {}),
})

type Flags = Pick<MessageRow, 'is_replaced' | 'is_incomplete'> & Partial<Pick<MessageRow, 'versions'>>

export const flagsOf = ({ is_replaced, is_incomplete, versions = [] }: Flags) => ({
  ...(is_replaced ? { replaced: true } : {}),
  ...(is_incomplete ? { incomplete: true } : {}),
  ...(versions.length > 0 ? { versions } : {}),
})

/** Nothing of replies that were written before it was kept. */
export const toSource = ({ model, prompt_version }: Pick<MessageRow, 'model' | 'prompt_version'>) => ({
  ...(model ? { model } : {}),
  ...(prompt_version ? { prompt_version } : {}),
})
