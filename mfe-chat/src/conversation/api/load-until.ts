import type { QueryClient } from '@tanstack/react-query'
import { fetchPage, type History, type HistoryPage, historyKey } from './history.queries.ts'

/** Messages that stand before one that is shown, so that the next page does not come in while the list is on its way. */
export const SHOWN_MARGIN = 40

/**
 * Brings the pages back to a message in one step: page by page the list would be led astray on its way there.
 * Throws `ApiError`. @returns whether the message is among those loaded
 */
export async function loadUntil(
  client: QueryClient,
  companionId: string,
  messageId: string,
  signal: AbortSignal,
): Promise<boolean> {
  const queryKey = historyKey(companionId)
  await client.cancelQueries({ queryKey, exact: true })
  const loaded = client.getQueryData<History>(queryKey)
  if (!loaded) return false
  const pages = [...loaded.pages]
  const pageParams = [...loaded.pageParams]
  let place = placeOf(messageId, pages)
  for (let oldest = pages.at(-1); oldest?.hasOlder && place < SHOWN_MARGIN; oldest = pages.at(-1)) {
    const before = oldest.messages[0]?.id
    pages.push(await fetchPage(companionId, before, signal))
    pageParams.push(before)
    place = placeOf(messageId, pages)
  }
  signal.throwIfAborted()
  // The newest page may have got a turn meanwhile.
  client.setQueryData<History>(
    queryKey,
    (now) => now && { pages: [...now.pages.slice(0, 1), ...pages.slice(1)], pageParams },
  )
  return place !== -1
}

/** How many messages are loaded before it; -1 where it is not there. */
function placeOf(messageId: string, pages: readonly HistoryPage[]): number {
  return pages
    .toReversed()
    .flatMap(({ messages }) => messages)
    .findIndex(({ id }) => id === messageId)
}
