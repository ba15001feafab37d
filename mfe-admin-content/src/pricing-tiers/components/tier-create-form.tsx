import { TIER_DEFAULTS } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useKeptDraft } from '@confida/session'
import { Alert, Card, Checkbox, Form, LeftDraft, showFieldProblems, useNotify } from '@confida/ui/antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { FormButtons } from '../../layout/form-buttons.tsx'
import { fieldProblemsOf, reasonOf } from '../../problems/reason.ts'
import { useCreateTier } from '../api/pricing-tier.mutations.ts'
import { changesOf, emptyValues, isComplete, type NewTier, type TierValues } from '../tier-values.ts'
import { TierFields } from './tier-fields.tsx'
import styles from './tier-form.module.css'

interface NewTierValues extends TierValues {
  is_visible: boolean
}

const initialValues: NewTierValues = { ...emptyValues, is_visible: TIER_DEFAULTS.is_visible }

const tierOf = ({ is_visible, ...values }: NewTierValues): NewTier => ({
  ...changesOf({ ...emptyValues, ...values }),
  is_visible,
})

interface TierCreateFormProps {
  /** For the preview, which shows the text while it is written. */
  onChange: (tier: NewTier) => void
  onClose: () => void
}

/** A new tier; closed without saving it leaves nothing behind. */
export function TierCreateForm({ onChange, onClose }: TierCreateFormProps) {
  const { t } = useTranslation('adminContent')
  const [form] = Form.useForm<NewTierValues>()
  const { left, keep, drop } = useKeptDraft<NewTierValues>('new-tier')
  const [isIncomplete, setIsIncomplete] = useState(false)
  const create = useCreateTier()
  const notify = useNotify()

  const showLeft = useEffectEvent(() => left && onChange(tierOf(left)))
  useEffect(() => void showLeft(), [])
  const close = () => {
    drop()
    onClose()
  }
  const handleDiscard = () => {
    form.setFieldsValue(initialValues)
    onChange(tierOf(initialValues))
    drop()
  }
  const handleChange = (values: NewTierValues) => {
    keep(values)
    onChange(tierOf(values))
  }
  const handleFinish = (values: NewTierValues) => {
    setIsIncomplete(false)
    create.mutate(tierOf(values), {
      onSuccess: () => {
        notify.success(t('tiers.created'))
        close()
      },
      onError: (error) => showFieldProblems(form, fieldProblemsOf(error)),
    })
  }
  const handleFinishFailed = ({ values }: { values: NewTierValues }) => {
    setIsIncomplete(!isComplete(values))
    create.reset()
  }

  const problem = isIncomplete
    ? t('tiers.required')
    : create.error && (reasonOf(create.error) ?? t('tiers.createError'))
  return (
    <Card className={styles.card}>
      <Form
        name="new-tier"
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={left ?? initialValues}
        className={styles.form}
        aria-label={t('tiers.createTitle')}
        onValuesChange={(_changes, values) => handleChange(values)}
        onFinish={handleFinish}
        onFinishFailed={handleFinishFailed}
      >
        <h2>{t('tiers.createTitle')}</h2>
        {left && <LeftDraft onDiscard={handleDiscard} />}
        <TierFields />
        <Form.Item<NewTierValues> name="is_visible" valuePropName="checked">
          <Checkbox>{t('tiers.fields.is_visible')}</Checkbox>
        </Form.Item>
        {problem && <Alert showIcon type="error" title={problem} />}
        <FormButtons label={t('tiers.create')} isPending={create.isPending} onCancel={close} />
      </Form>
    </Card>
  )
}
