import { useLanguage, useTranslation, writeNumber } from '@confida/i18n'
import { Form, type NumberEntry, NumberField } from '@confida/ui/antd'
import { useNumber } from '../../format/use-number.ts'
import type { CodeValues } from '../code-values.ts'

interface CodeNumberProps {
  name: 'percent' | 'uses_max'
  label: string
  hint?: string
  max: number
  required?: boolean
}

/** One of a code's whole numbers, from 1 on. */
export function CodeNumber({ name, label, hint, max, required }: CodeNumberProps) {
  const { t } = useTranslation('adminContent')
  const language = useLanguage()
  const number = useNumber()
  const validator = async (_rule: unknown, entry: NumberEntry | undefined) => {
    if (typeof entry === 'string' || entry === 0)
      throw new Error(t('problems.number', { example: writeNumber(10, 0, language) }))
    if (typeof entry !== 'number' && required) throw new Error(t('problems.required'))
    if (typeof entry === 'number' && entry > max) throw new Error(t('problems.tooHigh', { max: number(max) }))
  }
  return (
    <Form.Item<CodeValues>
      name={name}
      label={label}
      extra={hint}
      required={required}
      validateTrigger={['onChange', 'onBlur']}
      rules={[{ validator, validateTrigger: 'onBlur' }]}
    >
      <NumberField autoComplete="off" />
    </Form.Item>
  )
}
