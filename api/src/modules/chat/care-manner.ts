import {
  type CareManner,
  careMannerAfter,
  isClearRisk,
  isPlainlyOther,
  namesRisk,
} from '@confida/risk-detector'
import type { PastMessage } from './reply-context.sql.ts'

/**
 * The manner of the reply to a message, by what was said before it. A hint alone brings the help lines and no more: most are none,
 * and nobody's day is answered as an emergency. Where only the model was sure, a message that is plainly about something else
 * ends it.
 * @param history newest first
 * @param cardAt when help lines were last due: the message that they were due for is in the history only if it got a reply
 */
export function careMannerFor(
  text: string,
  history: readonly PastMessage[],
  cardAt: Date | null,
): CareManner | undefined {
  const own = history.filter(({ role }) => role === 'user')
  const newest = own[0]
  const isUnanswered = !!cardAt && (!newest || new Date(newest.created_at) < cardAt)
  const index = isUnanswered ? 0 : own.findIndex(wasClearRisk)
  if (index < 0) return undefined
  const later = own.slice(0, index).map(({ content }) => content)
  const messages = [...later.reverse(), text]
  const risk = isUnanswered ? undefined : own[index]
  const mayEnd = risk !== undefined && !namesRisk(risk.content)
  if (mayEnd && messages.some((message) => isPlainlyOther(message))) return undefined
  return careMannerAfter(messages)
}

const wasClearRisk = ({ needs_care, content }: PastMessage): boolean => needs_care && isClearRisk(content)
