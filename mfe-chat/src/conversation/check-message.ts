import { MESSAGE_MAX } from '@confida/contracts'

export type MessageProblem = 'empty' | 'tooLong' | 'noSession'

/** Why a message cannot be sent, in the order in which one is told (specification §5). */
export function checkMessage(text: string, hasNoSession: boolean): MessageProblem | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return 'empty'
  if (trimmed.length > MESSAGE_MAX) return 'tooLong'
  if (hasNoSession) return 'noSession'
  return undefined
}
