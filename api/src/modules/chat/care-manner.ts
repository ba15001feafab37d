import { type CareManner, careMannerAfter } from '@confida/risk-detector'
import type { PastMessage } from './reply-context.sql.ts'

/**
 * The manner of the reply to a message, by what was said before it.
 * @param history newest first
 * @param cardAt when help lines were last due: the message that they were due for is in the history only if it got a reply
 */
export function careMannerFor(
  text: string,
  history: readonly PastMessage[],
  cardAt: Date | null,
): CareManner | undefined {
  const own = history.filter(({ role }) => role === 'user')
  const isRisk = ({ needs_care }: PastMessage) => needs_care
  const newest = own[0]
  const isUnanswered = !!cardAt && (!newest || new Date(newest.created_at) < cardAt)
  const index = isUnanswered ? 0 : own.findIndex(isRisk)
  if (index < 0) return undefined
  return careMannerAfter([
    ...own
      .slice(0, index)
      .map(({ content }) => content)
      .reverse(),
    text,
  ])
}
