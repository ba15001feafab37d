import { getCompanion, listCompanions, startChat } from '@confida/contracts'
import { currentLanguage } from '@confida/i18n'
import { api } from '@confida/session'
import { useQuery } from '@tanstack/react-query'

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
 * tried again the way a failed reading is. Opened anew with every visit, as the greeting depends on what is there.
 */
export const useChatSession = (companionId: string, isEnabled: boolean) =>
  useQuery({
    queryKey: sessionKey(companionId),
    queryFn: async ({ signal }) => {
      const body = { companion_id: companionId, language: currentLanguage() }
      const session = await api.call(startChat, { body, signal })
      return { ...session, startedAt: new Date().toISOString() }
    },
    enabled: isEnabled,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  })
