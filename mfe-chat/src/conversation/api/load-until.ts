import type { QueryClient } from '@tanstack/react-query'
import { fetchPage, type History, historyKey } from './history.queries.ts'

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
  const oldest = () => (pages.at(-1)?.hasOlder ? pages.at(-1)?.messages[0]?.id : undefined)
  // The oldest one is not drawn before the one above it is known.
  const isThere = () =>
    messageId !== oldest() && pages.some(({ messages }) => messages.some(({ id }) => id === messageId))
  for (let before = oldest(); before && !isThere(); before = oldest()) {
    pages.push(await fetchPage(companionId, before, signal))
    pageParams.push(before)
  }
  signal.throwIfAborted()
  // The newest page may have got a turn meanwhile.
  client.setQueryData<History>(
    queryKey,
    (now) => now && { pages: [...now.pages.slice(0, 1), ...pages.slice(1)], pageParams },
  )
  return isThere()
}
