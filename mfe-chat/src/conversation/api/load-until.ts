import type { QueryClient } from '@tanstack/react-query'
import { fetchPage, type History, type HistoryPage, historyKey } from './history.queries.ts'

/** Messages to load before a shown one, so that no further page is added while the list scrolls to it. */
export const SHOWN_MARGIN = 40

/**
 * Loads the pages back to a message in one step: with single pages the list would move while scrolling there. Throws
 * `ApiError`. @returns whether the message is loaded
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
  let index = indexOfMessage(messageId, pages)
  for (let oldest = pages.at(-1); oldest?.hasOlder && index < SHOWN_MARGIN; oldest = pages.at(-1)) {
    const before = oldest.messages[0]?.id
    pages.push(await fetchPage(companionId, before, signal))
    pageParams.push(before)
    index = indexOfMessage(messageId, pages)
  }
  signal.throwIfAborted()
  // A turn may have been added to the newest page meanwhile.
  client.setQueryData<History>(
    queryKey,
    (now) => now && { pages: [...now.pages.slice(0, 1), ...pages.slice(1)], pageParams },
  )
  return index !== -1
}

/** The number of messages loaded before it; -1 where it is not loaded. */
function indexOfMessage(messageId: string, pages: readonly HistoryPage[]): number {
  return pages
    .toReversed()
    .flatMap(({ messages }) => messages)
    .findIndex(({ id }) => id === messageId)
}
