import { useTranslation } from '@confida/i18n'
import { Form, Input } from '@confida/ui/antd'

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
        <Input.TextArea dir="auto" maxLength={maxLength} rows={rows} showCount />
      ) : (
        <Input dir="auto" maxLength={maxLength} autoComplete="off" />
      )}
    </Form.Item>
  )
}
