import type { PricingTier } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { type RemovalQuestion, useNotify } from '@confida/ui/antd'
import { reasonOf } from '../problems/reason.ts'
import { useRemoveTier } from './api/pricing-tier.mutations.ts'

/** Asks before a tier is deleted. */
export function useTierRemoval(tier: PricingTier): RemovalQuestion {
  const { t } = useTranslation('adminContent')
  const remove = useRemoveTier(tier.id)
  const notify = useNotify()
  return {
    title: t('tiers.deleteTitle', { name: tier.name }),
    description: t('tiers.deleteText'),
    onConfirm: () =>
      remove.mutateAsync().then(
        () => notify.success(t('tiers.deleted')),
        (error) => notify.error(t('tiers.deleteError'), reasonOf(error)),
      ),
  }
}
