import type { PricingTier } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Alert, useNotify } from '@confida/ui/antd'
import type { FormEvent } from 'react'
import { FormButtons } from '../../layout/form-buttons.tsx'
import { reasonOf } from '../../problems/reason.ts'
import { useUpdateTier } from '../api/pricing-tier.mutations.ts'
import { changesOf, type TierValues } from '../tier-values.ts'
import { TierFields } from './tier-fields.tsx'
import styles from './tier-form.module.css'

interface TierEditFormProps {
  tier: PricingTier
  /** The text is kept outside, where the preview reads it too. */
  values: TierValues
  onChange: (values: TierValues) => void
  onClose: () => void
}

/** A tier being edited in its place in the list. Visibility is not part of it: it has a switch of its own. */
export function TierEditForm({ tier, values, onChange, onClose }: TierEditFormProps) {
  const { t } = useTranslation('adminContent')
  const { t: tc } = useTranslation('common')
  const update = useUpdateTier(tier.id)
  const notify = useNotify()

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    update.mutate(changesOf(values), {
      onSuccess: () => {
        notify.success(t('tiers.updated'))
        onClose()
      },
    })
  }

  return (
    <form
      noValidate
      className={styles.form}
      aria-label={t('tiers.editTitle', { name: tier.name })}
      onSubmit={handleSubmit}
    >
      <TierFields withMinutes values={values} onChange={onChange} />
      {update.error && (
        <Alert showIcon type="error" title={t('tiers.updateError')} description={reasonOf(update.error)} />
      )}
      <FormButtons label={tc('actions.save')} isPending={update.isPending} onCancel={onClose} />
    </form>
  )
}
