import { useTranslation } from '@confida/i18n'
import { Form, Input } from '@confida/ui/antd'
import { nearLimit } from './near-limit.ts'

interface DraftFieldProps {
  name: string | (string | number)[]
  label: string
  hint?: string
  maxLength: number
  optional?: boolean
  /** Lines; one line without. */
  rows?: number
}

/** One text of a draft; the form around it has its value. */
export function DraftField({ name, label, hint, maxLength, optional, rows }: DraftFieldProps) {
  const { t } = useTranslation('adminContent')
  const needed = { required: true, whitespace: true, message: t('problems.required') }
  return (
    <Form.Item name={name} label={label} extra={hint} rules={optional ? undefined : [needed]}>
      {rows ? (
        <Input.TextArea dir="auto" maxLength={maxLength} rows={rows} showCount={nearLimit} />
      ) : (
        <Input dir="auto" maxLength={maxLength} autoComplete="off" showCount={nearLimit} />
      )}
    </Form.Item>
  )
}
