import { getPaymentStatus, getProfile, listPricingTiers } from '@confida/contracts'
import { api, updateUser } from '@confida/session'
import { useQuery } from '@tanstack/react-query'
import { checkPayment } from '../check-payment.ts'

/** The plans on offer. */
export const usePricingTiers = () =>
  useQuery({
    queryKey: [listPricingTiers.id],
    queryFn: ({ signal }) => api.call(listPricingTiers, { signal }),
  })

/** Brings the premium days that a payment added into the session; the payment stands even if this fails. */
async function refreshProfile() {
  try {
    updateUser(await api.call(getProfile))
  } catch {
    // The next check of the session asks again.
  }
}

/** Follows a payment to its outcome. Each visit of the page asks anew. */
export const usePaymentOutcome = (sessionId: string | null) =>
  useQuery({
    queryKey: [getPaymentStatus.id, sessionId],
    queryFn: async ({ signal }) => {
      const outcome = await checkPayment(sessionId ?? '', signal)
      if (outcome === 'paid') void refreshProfile()
      return outcome
    },
    enabled: sessionId !== null,
    networkMode: 'always',
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
