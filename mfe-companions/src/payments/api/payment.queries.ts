import {
  getDiscount,
  getFreeMessages,
  getPaymentStatus,
  getProfile,
  type Language,
  listPricingTiers,
} from '@confida/contracts'
import { useLanguage } from '@confida/i18n'
import { api, updateUser } from '@confida/session'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { pollPayment } from '../poll-payment.ts'

const tiersQuery = (language: Language) =>
  queryOptions({
    queryKey: [listPricingTiers.id, language],
    queryFn: ({ signal }) => api.call(listPricingTiers, { signal }),
    networkMode: 'always',
  })

/** The plans on offer, in the interface language; without a connection that is said, instead of waiting for one. */
export const usePricingTiers = () => useQuery(tiersQuery(useLanguage()))

/** Loads the plans before they are asked for. */
export function usePricingTiersPrefetch() {
  const client = useQueryClient()
  const language = useLanguage()
  return () => void client.prefetchQuery(tiersQuery(language))
}

/** Per cent off the next top-up; 0 while it is not known. Refetched each time, because paying uses it up. */
export const useDiscount = () =>
  useQuery({
    queryKey: [getDiscount.id],
    queryFn: ({ signal }) => api.call(getDiscount, { signal }),
    staleTime: 0,
  }).data?.percent ?? 0

/** How many messages a day are free; 0 is no limit. */
export const useFreeMessages = () =>
  useQuery({
    queryKey: [getFreeMessages.id],
    queryFn: ({ signal }) => api.call(getFreeMessages, { signal }),
  }).data?.a_day

/** Updates the premium days in the session after a payment or refund; the payment stands even if this fails. */
async function refreshProfile() {
  try {
    updateUser(await api.call(getProfile))
  } catch {
    // The next session check loads the profile again.
  }
}

/** Follows a payment to its outcome. Each visit of the page fetches it again. */
export const usePaymentOutcome = (sessionId: string | null) =>
  useQuery({
    queryKey: [getPaymentStatus.id, sessionId],
    queryFn: async ({ signal }) => {
      const payment = await pollPayment(sessionId ?? '', signal)
      // Awaited: the page says how many days there are now.
      if (payment.outcome === 'paid' || payment.outcome === 'refunded') await refreshProfile()
      return payment
    },
    enabled: sessionId !== null,
    networkMode: 'always',
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
