import { listAdminPricingTiers } from '@confida/contracts'
import { api } from '@confida/session'
import { useQuery } from '@tanstack/react-query'

/** All tiers, hidden ones too, in the order in which customers see them. */
export function usePricingTiers() {
  return useQuery({
    queryKey: [listAdminPricingTiers.id],
    queryFn: ({ signal }) => api.call(listAdminPricingTiers, { signal }),
  })
}
