import { TIER_DEFAULTS } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Alert, Card, Checkbox, useNotify } from '@confida/ui/antd'
import { type FormEvent, useState } from 'react'
import { FormButtons } from '../../layout/form-buttons.tsx'
import { reasonOf } from '../../problems/reason.ts'
import { useCreateTier } from '../api/pricing-tier.mutations.ts'
import { creationOf, emptyValues } from '../tier-values.ts'
import { TierFields } from './tier-fields.tsx'
import styles from './tier-form.module.css'

/** A new tier; closed without saving it leaves nothing behind. */
export function TierCreateForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('adminContent')
  const [values, setValues] = useState(emptyValues)
  const [isVisible, setIsVisible] = useState<boolean>(TIER_DEFAULTS.is_visible)
  const [isIncomplete, setIsIncomplete] = useState(false)
  const create = useCreateTier()
  const notify = useNotify()

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const tier = creationOf(values, isVisible)
    setIsIncomplete(!tier)
    create.reset()
    if (!tier) return
    create.mutate(tier, {
      onSuccess: () => {
        notify.success(t('tiers.created'))
        onClose()
      },
    })
  }

  const problem = isIncomplete
    ? t('tiers.required')
    : create.error && (reasonOf(create.error) ?? t('tiers.createError'))
  return (
    <Card className={styles.card}>
      <form noValidate className={styles.form} aria-label={t('tiers.createTitle')} onSubmit={handleSubmit}>
        <h2>{t('tiers.createTitle')}</h2>
        <TierFields values={values} onChange={setValues} />
        <Checkbox checked={isVisible} onChange={(event) => setIsVisible(event.target.checked)}>
          {t('tiers.fields.is_visible')}
        </Checkbox>
        {problem && <Alert showIcon type="error" title={problem} />}
        <FormButtons label={t('tiers.create')} isPending={create.isPending} onCancel={onClose} />
      </form>
    </Card>
  )
}
