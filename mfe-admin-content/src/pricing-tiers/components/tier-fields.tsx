import { subscriptionTypes, TIER_DESCRIPTION_MAX, TIER_EMOJI_MAX, TIER_NAME_MAX } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { FormField, Input, type InputProps, SelectFilter } from '@confida/ui/antd'
import type { TierValues } from '../tier-values.ts'
import styles from './tier-fields.module.css'

interface TierFieldsProps {
  values: TierValues
  /** Minutes are 0 in a new tier and can be edited afterwards. */
  withMinutes?: boolean
  onChange: (values: TierValues) => void
}

/** The fields of a tier. Numbers stay text while they are typed, so that a comma is as good as a point. */
export function TierFields({ values, withMinutes, onChange }: TierFieldsProps) {
  const { t } = useTranslation('adminContent')
  const text = (name: keyof TierValues, { required, className, ...input }: InputProps = {}) => (
    <FormField label={t(`tiers.fields.${name}`)} required={required} className={className}>
      {(control) => (
        <Input
          {...control}
          {...input}
          autoComplete="off"
          value={values[name]}
          onChange={(event) => onChange({ ...values, [name]: event.target.value })}
        />
      )}
    </FormField>
  )
  const known: readonly string[] = subscriptionTypes
  const types = known.includes(values.subscription_type) ? known : [...known, values.subscription_type]
  const labelOf = (type: string) => {
    const offered = subscriptionTypes.find((each) => each === type)
    return offered ? t(`tiers.types.${offered}`) : type
  }
  return (
    <div className={styles.fields}>
      {text('emoji', { maxLength: TIER_EMOJI_MAX })}
      {text('name', { required: true, maxLength: TIER_NAME_MAX, autoFocus: true })}
      {text('price', { required: true, inputMode: 'decimal', step: '0.01' })}
      {text('duration_days', { required: true, inputMode: 'numeric' })}
      {withMinutes && text('minutes', { inputMode: 'numeric' })}
      <SelectFilter
        label={t('tiers.fields.subscription_type')}
        value={values.subscription_type}
        options={types.map((value) => ({ value, label: labelOf(value) }))}
        onChange={(subscription_type) => onChange({ ...values, subscription_type })}
      />
      {text('description', { className: styles.wide, maxLength: TIER_DESCRIPTION_MAX })}
    </div>
  )
}
