import { type EmailTemplateName, MAIL_CONTENT_MAX, MAIL_SUBJECT_MAX } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Checkbox, TextArea, TextField } from '@confida/ui'
import { useRef } from 'react'
import type { TemplateDraft } from '../use-template-form.ts'
import { VariableHelp } from './variable-help.tsx'

interface TemplateFieldsProps {
  name: EmailTemplateName
  draft: TemplateDraft
  onChange: (changes: Partial<TemplateDraft>) => void
}

/** Subject, text, the variables that may stand in them, and whether the mail is sent. */
export function TemplateFields({ name, draft, onChange }: TemplateFieldsProps) {
  const { t } = useTranslation('adminContent')
  const contentRef = useRef<HTMLTextAreaElement>(null)
  const { subject, content, is_active } = draft

  /** Where the text cursor stands. */
  const handleInsert = (mark: string) => {
    const input = contentRef.current
    const start = input?.selectionStart ?? content.length
    const end = input?.selectionEnd ?? start
    onChange({ content: content.slice(0, start) + mark + content.slice(end) })
    input?.focus()
  }
  return (
    <>
      <TextField
        label={t('templates.fields.subject')}
        dir="auto"
        required
        maxLength={MAIL_SUBJECT_MAX}
        autoComplete="off"
        value={subject}
        onChange={(event) => onChange({ subject: event.target.value })}
      />
      <TextArea
        ref={contentRef}
        label={t('templates.fields.content')}
        dir="auto"
        required
        rows={12}
        maxLength={MAIL_CONTENT_MAX}
        value={content}
        onChange={(event) => onChange({ content: event.target.value })}
      />
      <VariableHelp name={name} onInsert={handleInsert} />
      <Checkbox
        label={t('templates.fields.is_active')}
        checked={is_active}
        onChange={(event) => onChange({ is_active: event.target.checked })}
      />
    </>
  )
}
