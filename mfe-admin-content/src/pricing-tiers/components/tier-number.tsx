import { useTranslation } from '@confida/i18n'
import { Form, NumberField } from '@confida/ui/antd'
import { useNumber } from '../../format/use-number.ts'
import { useNumberRule } from '../../problems/use-number-rule.ts'
import type { TierValues } from '../tier-values.ts'

interface TierNumberProps {
  name: 'price' | 'duration_days' | 'minutes'
  places?: number
  max: number
  /** An edited tier may leave it empty. */
  required?: boolean
}

/** One of a tier's numbers. */
export function TierNumber({ name, places = 0, max, required }: TierNumberProps) {
  const { t } = useTranslation('adminContent')
  const rule = useNumberRule({ example: places ? 1234.5 : 30, places, max, writeMax: useNumber(), required })
  return (
    <Form.Item<TierValues> name={name} label={t(`tiers.fields.${name}`)} {...rule}>
      <NumberField places={places} autoComplete="off" />
    </Form.Item>
  )
}
