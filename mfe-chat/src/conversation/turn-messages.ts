import type { Reply } from '@confida/contracts'
import type { AnsweredTurn, Turn } from './conversation.types.ts'

export const userKey = (clientId: string) => `user-${clientId}`
export const replyKey = (clientId: string) => `reply-${clientId}`

/** The two messages of an answered turn, as the history holds them. */
export function answeredTurn(turn: Turn, sentAt: string, reply: Reply): AnsweredTurn {
  return {
    replaces: turn.replaces,
    user: {
      id: reply.user_message_id,
      key: userKey(turn.clientId),
      role: 'user',
      content: turn.text,
      timestamp: sentAt,
      care: reply.care,
    },
    assistant: {
      id: reply.message_id,
      key: replyKey(turn.clientId),
      role: 'assistant',
      content: reply.message,
      timestamp: reply.timestamp,
      engine: reply.engine,
    },
  }
}
