import { type Companion, getCompanion, listCompanions, startConversation } from '@confida/contracts'
import { currentLanguage } from '@confida/i18n'
import { api } from '@confida/session'
import { queryOptions, useQuery } from '@tanstack/react-query'

export const useCompanion = (companionId: string) =>
  useQuery({
    queryKey: [getCompanion.id, companionId],
    queryFn: ({ signal }) => api.call(getCompanion, { params: { id: companionId }, signal }),
    meta: { keptOffline: (companion: Companion) => companion },
  })

export const useCompanions = () =>
  useQuery({
    queryKey: [listCompanions.id],
    queryFn: ({ signal }) => api.call(listCompanions, { signal }),
    meta: { keptOffline: (list: Companion[]) => list },
  })

export const conversationKey = (companionId: string) => [startConversation.id, companionId] as const

/**
 * Starts the conversation. A query although it is a POST: it is idempotent and retried like a read. It continues when
 * the screen is left, as a message may be waiting for it.
 */
export const conversationQuery = (companionId: string) =>
  queryOptions({
    queryKey: conversationKey(companionId),
    queryFn: () =>
      api.call(startConversation, { body: { companion_id: companionId, language: currentLanguage() } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
    meta: { keptOffline: (started: object) => started },
  })

export const useStartedConversation = (companionId: string) => useQuery(conversationQuery(companionId))
