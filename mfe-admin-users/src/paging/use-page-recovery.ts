import { useEffect, useEffectEvent } from 'react'
import { detailsOf } from '../problems/problem.ts'
import type { Page } from './page.ts'
import type { useCursor } from './use-cursor.ts'

interface PageQuery {
  data: Page<unknown> | undefined
  error: unknown
  isPlaceholderData: boolean
}

/** An address that was kept for long, or written for another order. */
const isRefusedCursor = (error: unknown) => detailsOf(error).fields?.cursor !== undefined

/**
 * Leads away from a page that is not there: to the one before where its last row is gone, to the first one where the
 * server refuses the cursor. Tells whether it is on the way.
 */
export function usePageRecovery(
  { data, error, isPlaceholderData }: PageQuery,
  { cursor, leave, restart }: ReturnType<typeof useCursor>,
): boolean {
  const isRefused = isRefusedCursor(error)
  const isEmpty = data?.rows.length === 0 && !isPlaceholderData
  const isGone = cursor !== undefined && (isRefused || isEmpty)
  const recover = useEffectEvent(() => (isRefused ? restart() : leave()))
  // Anew for each page: the one before may be empty, too.
  useEffect(() => {
    if (isGone && cursor) recover()
  }, [isGone, cursor])
  return isGone
}
