import { isBlank, MESSAGE_MAX } from '@confida/contracts'

export type MessageProblem = 'empty' | 'tooLong' | 'noSession'

/** Why a message cannot be sent; the first that applies is shown (specification §5). */
export function checkMessage(
  text: string,
  hasFailedToStart: boolean,
  max = MESSAGE_MAX,
): MessageProblem | undefined {
  if (isBlank(text)) return 'empty'
  if (text.trim().length > max) return 'tooLong'
  if (hasFailedToStart) return 'noSession'
  return undefined
}
