import {
  createPricingTier,
  getTierTranslation,
  type Language,
  listAdminPricingTiers,
  listMissingTranslations,
  listPricingTiers,
  type PricingTier,
  type PricingTierChanges,
  removePricingTier,
  type TierTexts,
  type TierTranslation,
  tierTag,
  tierTranslationTag,
  updatePricingTier,
  updateTierTranslation,
} from '@confida/contracts'
import { api } from '@confida/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewTier } from '../tier-values.ts'

/** A change is under way until the list that shows it has come back. */
function useRefreshTiers() {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries({ queryKey: [listMissingTranslations.id] })
    void queryClient.invalidateQueries({ queryKey: [listPricingTiers.id] })
    return queryClient.invalidateQueries({ queryKey: [listAdminPricingTiers.id] })
  }
}

export function useCreateTier() {
  const refresh = useRefreshTiers()
  return useMutation({
    mutationFn: (body: NewTier) => api.call(createPricingTier, { body }),
    onSuccess: refresh,
  })
}

export function useUpdateTier(id: string) {
  const refresh = useRefreshTiers()
  return useMutation({
    mutationFn: ({ base, ...body }: PricingTierChanges & { base?: PricingTier }) =>
      api.call(updatePricingTier, { params: { id }, body, ifMatch: base && tierTag(base) }),
    onSuccess: refresh,
  })
}

export function useTranslateTier(id: string, language: Language) {
  const queryClient = useQueryClient()
  const refresh = useRefreshTiers()
  return useMutation({
    mutationFn: ({ base, ...body }: TierTexts & { base: TierTranslation }) =>
      api.call(updateTierTranslation, {
        params: { id, language },
        body,
        ifMatch: tierTranslationTag(base),
      }),
    onSuccess: (saved) => {
      queryClient.setQueryData([getTierTranslation.id, id, language], saved)
      return refresh()
    },
  })
}

export function useRemoveTier(id: string) {
  const refresh = useRefreshTiers()
  return useMutation({
    mutationFn: () => api.call(removePricingTier, { params: { id } }),
    onSuccess: refresh,
  })
}
