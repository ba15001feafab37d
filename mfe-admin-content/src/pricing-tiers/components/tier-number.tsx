import { useLanguage, useTranslation, writeNumber } from '@confida/i18n'
import { Form, type NumberEntry, NumberField } from '@confida/ui/antd'
import { useNumber } from '../../format/use-number.ts'
import type { TierValues } from '../tier-values.ts'

interface TierNumberProps {
  name: 'price' | 'duration_days' | 'minutes'
  places?: number
  max: number
  /** An edited tier may leave it empty. */
  required?: boolean
}

/** One of a tier's numbers. What was typed stays as it is while it is not one, and says so. */
export function TierNumber({ name, places = 0, max, required }: TierNumberProps) {
  const { t } = useTranslation('adminContent')
  const language = useLanguage()
  const number = useNumber()
  const problemOf = (entry: NumberEntry) => {
    if (typeof entry === 'string') {
      return t('problems.number', { example: writeNumber(places ? 1234.5 : 30, places, language) })
    }
    if (entry === null) return required && t('problems.required')
    return entry > max && t('problems.tooHigh', { max: number(max) })
  }
  const validator = async (_rule: unknown, entry: NumberEntry) => {
    const problem = problemOf(entry)
    if (problem) throw new Error(problem)
  }
  return (
    <Form.Item<TierValues>
      name={name}
      label={t(`tiers.fields.${name}`)}
      required={required}
      // An amount that is still being typed is no mistake. That its problem goes with the first key, and not when a
      // press on the button leaves the field, keeps the button under the pointer.
      validateTrigger={['onChange', 'onBlur']}
      rules={[{ validator, validateTrigger: 'onBlur' }]}
    >
      <NumberField places={places} autoComplete="off" />
    </Form.Item>
  )
}
