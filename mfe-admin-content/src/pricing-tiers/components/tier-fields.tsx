import {
  type PricingTier,
  subscriptionTypes,
  TIER_DAYS_MAX,
  TIER_DESCRIPTION_MAX,
  TIER_EMOJI_MAX,
  TIER_MINUTES_MAX,
  TIER_NAME_MAX,
  TIER_PRICE_MAX,
} from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Form, Input, type InputProps, Select } from '@confida/ui/antd'
import type { TierValues } from '../tier-values.ts'
import styles from './tier-fields.module.css'
import { TierNumber } from './tier-number.tsx'
import { useTypeLabel } from './use-type-label.ts'

interface TierFieldsProps {
  /** The tier to change. A new one has no minutes yet, and needs what of an edited one may be left to be 0. */
  tier?: PricingTier
}

/** The fields of a tier. */
export function TierFields({ tier }: TierFieldsProps) {
  const { t } = useTranslation('adminContent')
  const labelOf = useTypeLabel()
  const message = t('problems.required')
  const text = (name: keyof TierValues, { required, className, ...input }: InputProps) => (
    <Form.Item<TierValues>
      name={name}
      label={t(`tiers.fields.${name}`)}
      required={required}
      className={className}
      rules={required ? [{ whitespace: true, required, message }] : undefined}
    >
      <Input {...input} autoComplete="off" />
    </Form.Item>
  )
  const types = new Set([...subscriptionTypes, ...(tier ? [tier.subscription_type] : [])])
  return (
    <div className={styles.fields}>
      {text('emoji', { maxLength: TIER_EMOJI_MAX })}
      {text('name', { required: true, maxLength: TIER_NAME_MAX, autoFocus: true })}
      <TierNumber name="price" places={2} max={TIER_PRICE_MAX} required={!tier} />
      <TierNumber name="duration_days" max={TIER_DAYS_MAX} required={!tier} />
      {tier && <TierNumber name="minutes" max={TIER_MINUTES_MAX} />}
      <Form.Item<TierValues> name="subscription_type" label={t('tiers.fields.subscription_type')}>
        <Select options={[...types].map((value) => ({ value, label: labelOf(value) }))} />
      </Form.Item>
      {text('description', { className: styles.wide, maxLength: TIER_DESCRIPTION_MAX })}
    </div>
  )
}
