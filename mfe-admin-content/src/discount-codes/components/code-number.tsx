import { Form, NumberField } from '@confida/ui/antd'
import { useNumber } from '../../format/use-number.ts'
import { useNumberRule } from '../../problems/use-number-rule.ts'
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
  const rule = useNumberRule({ example: 10, max, writeMax: useNumber(), required, isZero: 'unreadable' })
  return (
    <Form.Item<CodeValues> name={name} label={label} extra={hint} {...rule}>
      <NumberField autoComplete="off" />
    </Form.Item>
  )
}
