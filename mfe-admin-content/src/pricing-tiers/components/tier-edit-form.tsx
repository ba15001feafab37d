import type { PricingTier } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useKeptDraft } from '@confida/session'
import { Alert, Form, LeftDraft, showFieldProblems, useNotify } from '@confida/ui/antd'
import { useEffect, useEffectEvent } from 'react'
import { FormButtons } from '../../layout/form-buttons.tsx'
import { fieldProblemsOf, reasonOf } from '../../problems/reason.ts'
import { useUpdateTier } from '../api/pricing-tier.mutations.ts'
import { changesOf, type TierValues, valuesOf } from '../tier-values.ts'
import { TierFields } from './tier-fields.tsx'
import styles from './tier-form.module.css'

interface TierEditFormProps {
  tier: PricingTier
  /** For the preview, which shows the text while it is written. */
  onChange: (values: TierValues) => void
  onClose: () => void
}

/** A tier being edited in its place in the list. Visibility is not part of it: it has a switch of its own. */
export function TierEditForm({ tier, onChange, onClose }: TierEditFormProps) {
  const { t } = useTranslation('adminContent')
  const { t: tc } = useTranslation('common')
  const [form] = Form.useForm<TierValues>()
  const { left, keep, drop } = useKeptDraft<TierValues>(`tier ${tier.id}`)
  const update = useUpdateTier(tier.id)
  const notify = useNotify()

  const showLeft = useEffectEvent(() => left && onChange(left))
  useEffect(() => void showLeft(), [])
  const close = () => {
    drop()
    onClose()
  }
  const handleChange = (values: TierValues) => {
    keep(values)
    onChange(values)
  }
  const handleDiscard = () => {
    form.setFieldsValue(valuesOf(tier))
    onChange(valuesOf(tier))
    drop()
  }
  const handleFinish = (values: TierValues) =>
    update.mutate(changesOf(values), {
      onSuccess: () => {
        notify.success(t('tiers.updated'))
        close()
      },
      onError: (error) => showFieldProblems(form, fieldProblemsOf(error)),
    })

  return (
    <Form
      name="tier"
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={left ?? valuesOf(tier)}
      className={styles.form}
      aria-label={t('tiers.editTitle', { name: tier.name })}
      onValuesChange={(_changes, values) => handleChange(values)}
      onFinish={handleFinish}
    >
      {left && <LeftDraft onDiscard={handleDiscard} />}
      <TierFields tier={tier} />
      {update.error && (
        <Alert showIcon type="error" title={t('tiers.updateError')} description={reasonOf(update.error)} />
      )}
      <FormButtons label={tc('actions.save')} isPending={update.isPending} onCancel={close} />
    </Form>
  )
}
