import type { PricingTier } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Alert, ConfirmDialog, notify, Stack } from '@confida/ui'
import { reasonOf } from '../../problems/reason.ts'
import { useRemoveTier } from '../api/pricing-tier.mutations.ts'

interface RemoveTierDialogProps {
  tier: PricingTier
  onClose: () => void
}

/** Asks before a tier is deleted. */
export function RemoveTierDialog({ tier, onClose }: RemoveTierDialogProps) {
  const { t } = useTranslation('adminContent')
  const { t: tc } = useTranslation('common')
  const remove = useRemoveTier(tier.id)

  const handleConfirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        notify.success(t('tiers.deleted'))
        onClose()
      },
    })

  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('tiers.deleteTitle', { name: tier.name })}
      confirmLabel={tc('actions.delete')}
      loading={remove.isPending}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Stack gap={4}>
        <p>{t('tiers.deleteText')}</p>
        {remove.error && (
          <Alert tone="danger" title={t('tiers.deleteError')}>
            {reasonOf(remove.error)}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
