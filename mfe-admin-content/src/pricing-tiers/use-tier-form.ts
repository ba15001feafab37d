import type { PricingTier } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useKeptDraft } from '@confida/session'
import { Form, showFieldProblems, useNotify, useRecordConflict } from '@confida/ui/antd'
import { useEffect, useEffectEvent } from 'react'
import { currentOf, fieldProblemsOf } from '../problems/reason.ts'
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
  const [form] = Form.useForm<TierValues>()
  const { left, keep, drop } = useKeptDraft<TierValues>(`tier ${tier.id}`)
  const update = useUpdateTier(tier.id)
  const conflict = useRecordConflict(tier)
  const notify = useNotify()

  const showLeft = useEffectEvent(() => left && onChange(left))
  useEffect(() => void showLeft(), [])
  const handleClose = () => {
    drop()
    onClose()
  }
  const handleChange = (values: TierValues) => {
    keep(values)
    onChange(values)
  }
  const show = (saved: PricingTier) => {
    form.setFieldsValue(valuesOf(saved))
    onChange(valuesOf(saved))
    drop()
  }
  const saveOver = (base: PricingTier, values: TierValues) =>
    update.mutate(
      { ...changesOf(values), base },
      {
        onSuccess: () => {
          notify.success(t('tiers.updated'))
          handleClose()
        },
        onError: (error) => {
          conflict.meet(currentOf(error) as PricingTier | undefined)
          showFieldProblems(form, fieldProblemsOf(error))
        },
      },
    )
  const decide = (isMine: boolean) => {
    if (!conflict.current) return
    conflict.settle(conflict.current)
    if (isMine) return saveOver(conflict.current, form.getFieldsValue())
    show(conflict.current)
    update.reset()
  }

  return {
    form,
    update,
    initialValues: left ?? valuesOf(tier),
    isRestored: left !== undefined,
    conflict,
    handleChange,
    handleClose,
    handleDiscard: () => show(conflict.base),
    handleFinish: (values: TierValues) => saveOver(conflict.base, values),
    handleOverwrite: () => decide(true),
    handleTakeSaved: () => decide(false),
  }
}
