import type { Care, Message, Reply } from '@confida/contracts'
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

export const toReply = (row: ReplyRow): Reply => ({
  message: row.content,
  message_id: row.id,
  user_message_id: row.reply_to,
  timestamp: row.created_at.toISOString(),
  engine: row.engine ?? 'builtin',
  ...toSource(row),
  memories_used: row.memories_used,
  ...flagsOf(row),
})

export const flagsOf = ({
  is_replaced,
  is_incomplete,
}: Pick<MessageRow, 'is_replaced' | 'is_incomplete'>) => ({
  ...(is_replaced ? { replaced: true } : {}),
  ...(is_incomplete ? { incomplete: true } : {}),
})

/** Nothing of replies that were written before it was kept. */
export const toSource = ({ model, prompt_version }: Pick<MessageRow, 'model' | 'prompt_version'>) => ({
  ...(model ? { model } : {}),
  ...(prompt_version ? { prompt_version } : {}),
})
