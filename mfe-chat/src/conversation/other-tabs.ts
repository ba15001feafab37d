import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { conversationKey } from './api/chat.queries.ts'
import { reloadNewest } from './api/history-cache.ts'

/** What another tab of this browser has done to a conversation. */
interface Change {
  companionId: string
  /** Its messages are gone, and the companion greets again. */
  isRemoved?: boolean
}

/** One for telling and hearing, as a channel does not hear itself; none in a browser that has no such thing. */
let channel: BroadcastChannel | undefined

export const tellOtherTabs = (change: Change): void => channel?.postMessage(change)

async function follow(client: QueryClient, { companionId, isRemoved }: Change) {
  if (isRemoved) await client.refetchQueries({ queryKey: conversationKey(companionId) })
  await reloadNewest(client, companionId)
}

/** While the chat is open, loads what other tabs add and remove, and lets them know what this one does. */
export function useOtherTabs(): void {
  const client = useQueryClient()
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return
    const opened = new BroadcastChannel('confida_chat')
    opened.onmessage = ({ data }: MessageEvent<Change>) => void follow(client, data)
    channel = opened
    return () => {
      opened.close()
      channel = undefined
    }
  }, [client])
}
