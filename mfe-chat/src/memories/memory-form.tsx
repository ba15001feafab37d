import { isBlank, MEMORY_TEXT_MAX } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Button, TextArea } from '@confida/ui'
import { type FormEvent, useState } from 'react'
import styles from './memories.module.css'

interface MemoryFormProps {
  text: string
  /** Of the field; that of a memory where there is none. */
  label?: string
  max?: number
  isSaving: boolean
  onSave: (text: string) => void
  onCancel: () => void
}

/** Edits a memory; saving the same text only closes the form. */
export function MemoryForm({
  text,
  label,
  max = MEMORY_TEXT_MAX,
  isSaving,
  onSave,
  onCancel,
}: MemoryFormProps) {
  const { t } = useTranslation('chat')
  const { t: common } = useTranslation('common')
  const [value, setValue] = useState(text)
  const trimmed = value.trim()

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isBlank(value)) return
    if (trimmed === text) onCancel()
    else onSave(trimmed)
  }
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <TextArea
        hideLabel
        autoFocus
        label={label ?? t('memories.editLabel')}
        rows={max > MEMORY_TEXT_MAX ? 8 : 2}
        dir="auto"
        maxLength={max}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      <div className={styles.formActions}>
        <Button size="sm" variant="ghost" disabled={isSaving} onClick={onCancel}>
          {common('actions.cancel')}
        </Button>
        <Button size="sm" type="submit" loading={isSaving} disabled={isBlank(value)}>
          {common('actions.save')}
        </Button>
      </div>
    </form>
  )
}
