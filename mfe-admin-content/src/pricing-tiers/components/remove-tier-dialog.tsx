import type { PricingTier } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Alert, ConfirmModal, useNotify } from '@confida/ui/antd'
import { useState } from 'react'
import { reasonOf } from '../../problems/reason.ts'
import { useRemoveTier } from '../api/pricing-tier.mutations.ts'

interface RemoveTierDialogProps {
  tier: PricingTier
  onClosed: () => void
}

/** Asks before a tier is deleted. */
export function RemoveTierDialog({ tier, onClosed }: RemoveTierDialogProps) {
  const { t } = useTranslation('adminContent')
  const { t: tc } = useTranslation('common')
  const remove = useRemoveTier(tier.id)
  const notify = useNotify()
  const [isOpen, setIsOpen] = useState(true)

  const handleConfirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        notify.success(t('tiers.deleted'))
        setIsOpen(false)
      },
    })

  return (
    <ConfirmModal
      open={isOpen}
      danger
      title={t('tiers.deleteTitle', { name: tier.name })}
      okText={tc('actions.delete')}
      isPending={remove.isPending}
      onOk={handleConfirm}
      onCancel={() => setIsOpen(false)}
      afterClose={onClosed}
    >
      <p>{t('tiers.deleteText')}</p>
      {remove.error && (
        <Alert showIcon type="error" title={t('tiers.deleteError')} description={reasonOf(remove.error)} />
      )}
    </ConfirmModal>
  )
}
