import { getTierTranslation, type Language, listAdminPricingTiers } from '@confida/contracts'
import { api } from '@confida/session'
import { useQuery } from '@tanstack/react-query'

/** All tiers, hidden ones too, in the order in which customers see them. */
export function usePricingTiers() {
  return useQuery({
    queryKey: [listAdminPricingTiers.id],
    queryFn: ({ signal }) => api.call(listAdminPricingTiers, { signal }),
  })
}

/** A tier's texts in another language, always fetched anew: somebody may have changed what they translate. */
export function useTierTranslation(id: string, language: Language) {
  return useQuery({
    queryKey: [getTierTranslation.id, id, language],
    queryFn: ({ signal }) => api.call(getTierTranslation, { params: { id, language }, signal }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}
