import type { PricingTier } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useNotify } from '@confida/ui/antd'
import { useEffect, useEffectEvent } from 'react'
import { useRecordForm } from '../editor/use-record-form.ts'
import { useUpdateTier } from './api/pricing-tier.mutations.ts'
import { changesOf, type TierValues, valuesOf } from './tier-values.ts'

interface TierFormOptions {
  /** For the preview, which shows the text while it is written. */
  onChange: (values: TierValues) => void
  onClose: () => void
}

/** The form of a tier and how it is saved. */
export function useTierForm(tier: PricingTier, { onChange, onClose }: TierFormOptions) {
  const { t } = useTranslation('adminContent')
  const update = useUpdateTier(tier.id)
  const notify = useNotify()
  const {
    drop,
    begin: _,
    ...editing
  } = useRecordForm({
    name: `tier ${tier.id}`,
    saved: tier,
    valuesOf,
    changesOf,
    save: update,
    onChange,
    onSaved: () => {
      notify.success(t('tiers.updated'))
      onClose()
    },
  })

  const showLeft = useEffectEvent(() => editing.isRestored && onChange(editing.initialValues))
  useEffect(() => void showLeft(), [])
  return {
    ...editing,
    update,
    handleClose: () => {
      drop()
      onClose()
    },
  }
}
