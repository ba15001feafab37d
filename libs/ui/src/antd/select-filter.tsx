import Select from 'antd/es/select'
import { FormField } from './form-field.tsx'

export interface SelectFilterProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
  className?: string
}

/** A labelled choice of one in a short list. */
export function SelectFilter<Value extends string>(props: SelectFilterProps<Value>) {
  const { label, value, options, onChange, className } = props
  return (
    <FormField label={label} className={className}>
      {({ id }) => <Select<Value> id={id} value={value} options={[...options]} onChange={onChange} />}
    </FormField>
  )
}
