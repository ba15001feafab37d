import { getCompanion, listCompanions, startChat } from '@confida/contracts'
import { currentLanguage } from '@confida/i18n'
import { api } from '@confida/session'
import { queryOptions, useQuery } from '@tanstack/react-query'

export const useCompanion = (companionId: string) =>
  useQuery({
    queryKey: [getCompanion.id, companionId],
    queryFn: ({ signal }) => api.call(getCompanion, { params: { id: companionId }, signal }),
  })

export const useCompanions = () =>
  useQuery({
    queryKey: [listCompanions.id],
    queryFn: ({ signal }) => api.call(listCompanions, { signal }),
  })

export const sessionKey = (companionId: string) => [startChat.id, companionId] as const

/**
 * Opens the conversation. A query although it is a POST: opening twice gives the same session, and a failed opening is
 * tried again the way a failed reading is. It goes on when the screen is left: a message may be waiting for it.
 */
export const sessionQuery = (companionId: string) =>
  queryOptions({
    queryKey: sessionKey(companionId),
    queryFn: () => api.call(startChat, { body: { companion_id: companionId, language: currentLanguage() } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  })

export const useChatSession = (companionId: string) => useQuery(sessionQuery(companionId))
