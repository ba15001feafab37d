import {
  type PricingTier,
  subscriptionTypes,
  TIER_DESCRIPTION_MAX,
  TIER_EMOJI_MAX,
  TIER_NAME_MAX,
} from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Form, Input, type InputProps, Select } from '@confida/ui/antd'
import { parsePrice, parseWhole, type TierValues } from '../tier-values.ts'
import styles from './tier-fields.module.css'
import { useTypeLabel } from './use-type-label.ts'

interface TierFieldsProps {
  /** The tier to change. A new one has no minutes yet, and needs what of an edited one may be left to be 0. */
  tier?: PricingTier
}

/** The fields of a tier. Numbers stay text while they are typed, so that a comma is as good as a point. */
export function TierFields({ tier }: TierFieldsProps) {
  const { t } = useTranslation('adminContent')
  const labelOf = useTypeLabel()
  const message = t('problems.required')
  const number = (parse: (text: string) => number) => ({
    validator: async (_rule: unknown, value: string) => {
      if (!Number.isFinite(parse(value))) throw new Error(message)
    },
  })
  const text = (name: keyof TierValues, { required, className, ...input }: InputProps, rule?: object) => (
    <Form.Item<TierValues>
      name={name}
      label={t(`tiers.fields.${name}`)}
      required={required}
      className={className}
      rules={rule && !tier ? [rule] : undefined}
    >
      <Input {...input} autoComplete="off" />
    </Form.Item>
  )
  const types = new Set([...subscriptionTypes, ...(tier ? [tier.subscription_type] : [])])
  return (
    <div className={styles.fields}>
      {text('emoji', { maxLength: TIER_EMOJI_MAX })}
      {text(
        'name',
        { required: true, maxLength: TIER_NAME_MAX, autoFocus: true },
        { whitespace: true, required: true, message },
      )}
      {text('price', { required: true, inputMode: 'decimal', step: '0.01' }, number(parsePrice))}
      {text('duration_days', { required: true, inputMode: 'numeric' }, number(parseWhole))}
      {tier && text('minutes', { inputMode: 'numeric' })}
      <Form.Item<TierValues> name="subscription_type" label={t('tiers.fields.subscription_type')}>
        <Select options={[...types].map((value) => ({ value, label: labelOf(value) }))} />
      </Form.Item>
      {text('description', { className: styles.wide, maxLength: TIER_DESCRIPTION_MAX })}
    </div>
  )
}
