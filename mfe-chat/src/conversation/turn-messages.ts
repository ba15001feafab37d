import type { Reply } from '@confida/contracts'
import type { ChatMessage, CompletedTurn, Turn } from './conversation.types.ts'

export const userKey = (clientId: string) => `user-${clientId}`
/** Of an own message that is not stored yet. */
export const clientIdOf = ({ id }: ChatMessage) => id.slice(userKey('').length)
export const replyKey = (clientId: string) => `reply-${clientId}`

export const toAssistantMessage = (key: string | undefined, reply: Reply): ChatMessage => ({
  id: reply.message_id,
  key,
  role: 'assistant',
  content: reply.message,
  timestamp: reply.timestamp,
  engine: reply.engine,
  model: reply.model,
  ...(reply.memories_used.length > 0 ? { memories_used: reply.memories_used } : {}),
  replaced: reply.replaced,
  incomplete: reply.incomplete,
  versions: reply.versions,
})

/** What a reply adds to the screen. */
export const newTextOf = ({ continues }: Turn, { message }: Reply): string =>
  message.slice(continues?.content.length ?? 0).trimStart()

/** The two messages of a completed turn, as the history has them. */
export function toCompletedTurn(turn: Turn, sentAt: string, reply: Reply): CompletedTurn {
  return {
    replaces: turn.replaces,
    user: {
      id: reply.user_message_id,
      key: userKey(turn.clientId),
      role: 'user',
      content: turn.text,
      timestamp: sentAt,
      care: reply.care,
      versions: reply.user_versions,
    },
    assistant: toAssistantMessage(replyKey(turn.clientId), reply),
  }
}
