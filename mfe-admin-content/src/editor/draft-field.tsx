import { useTranslation } from '@confida/i18n'
import { FormField, Input } from '@confida/ui/antd'
import { type FieldError, type FieldPath, type FieldValues, useController } from 'react-hook-form'

interface DraftFieldProps<Draft extends FieldValues> {
  name: FieldPath<Draft>
  label: string
  hint?: string
  maxLength: number
  optional?: boolean
  /** Lines; one line without. */
  rows?: number
}

function useProblemText() {
  const { t } = useTranslation('adminContent')
  return (error: FieldError | undefined) => {
    if (!error) return undefined
    if (error.type === 'required') return t('problems.required')
    if (error.type === 'too_long') return t('problems.tooLong', { limit: error.message })
    return t('problems.invalid')
  }
}

/** One text of a draft; the form around it provides the values. */
export function DraftField<Draft extends FieldValues>(props: DraftFieldProps<Draft>) {
  const { name, label, hint, maxLength, optional, rows } = props
  const { field, fieldState } = useController<Draft>({ name })
  const problemText = useProblemText()
  return (
    <FormField
      label={label}
      hint={hint}
      optional={optional}
      required={!optional}
      error={problemText(fieldState.error)}
    >
      {(control) => {
        const input = { ...field, ...control, dir: 'auto', maxLength }
        return rows ? (
          <Input.TextArea {...input} rows={rows} showCount />
        ) : (
          <Input {...input} autoComplete="off" />
        )
      }}
    </FormField>
  )
}
