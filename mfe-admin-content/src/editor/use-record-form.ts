import { useKeptDraft } from '@confida/session'
import { Form, showFieldProblems, useRecordConflict } from '@confida/ui/antd'
import { currentOf, fieldProblemsOf } from '../problems/reason.ts'

interface SaveMutation<Saved, Changes> {
  mutate: (
    changes: Changes & { base: Saved },
    then: { onSuccess: (saved: Saved) => void; onError: (error: unknown) => void },
  ) => void
  reset: () => void
}

interface RecordFormOptions<Saved, Values, Changes> {
  /** Of the draft that is kept; unique among the forms of the product. */
  name: string
  saved: Saved
  valuesOf: (saved: Saved) => Values
  /** What is sent of the fields. */
  changesOf: (values: Values) => Changes
  save: SaveMutation<Saved, Changes>
  onSaved: (saved: Saved) => void
  /** The fields show something else: typed, saved or thrown away. */
  onChange?: (values: Values) => void
}

/** The form of a record whose draft is kept, and which asks where somebody else has saved the record meanwhile. */
export function useRecordForm<Saved, Values, Changes>(options: RecordFormOptions<Saved, Values, Changes>) {
  const { name, saved, valuesOf, changesOf, save, onSaved, onChange } = options
  const [form] = Form.useForm<Values>()
  // With what it was begun from: found again, it must not overwrite what somebody else has saved meanwhile.
  const { left, keep, drop } = useKeptDraft<{ draft: Values; base: Saved }>(name)
  const conflict = useRecordConflict(left?.base ?? saved)

  const begin = (from: Saved) => {
    const values = valuesOf(from)
    form.setFieldsValue(values as Parameters<typeof form.setFieldsValue>[0])
    conflict.settle(from)
    drop()
    onChange?.(values)
  }
  const saveOver = (base: Saved, values: Values) =>
    save.mutate(
      { ...changesOf(values), base },
      {
        onSuccess: (answer) => {
          drop()
          onSaved(answer)
        },
        onError: (error) => {
          conflict.meet(currentOf(error) as Saved | undefined)
          showFieldProblems(form, fieldProblemsOf(error))
        },
      },
    )
  const handleOverwrite = () => {
    if (!conflict.current) return
    conflict.settle(conflict.current)
    saveOver(conflict.current, form.getFieldsValue())
  }
  const handleTakeSaved = () => {
    if (!conflict.current) return
    begin(conflict.current)
    save.reset()
  }

  return {
    form,
    initialValues: left?.draft ?? valuesOf(saved),
    isRestored: left !== undefined,
    conflict,
    drop,
    begin,
    handleChange: (values: Values) => {
      keep({ draft: values, base: conflict.base })
      onChange?.(values)
    },
    handleFinish: (values: Values) => saveOver(conflict.base, values),
    handleDiscard: () => begin(saved),
    handleOverwrite,
    handleTakeSaved,
  }
}
