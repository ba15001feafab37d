import { type EmailTemplateName, MAIL_CONTENT_MAX, MAIL_SUBJECT_MAX } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Checkbox, FormField, Input, type TextAreaRef } from '@confida/ui/antd'
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
  const contentRef = useRef<TextAreaRef>(null)
  const { subject, content, is_active } = draft

  /** Where the text cursor stands. */
  const handleInsert = (mark: string) => {
    const input = contentRef.current?.resizableTextArea?.textArea
    const start = input?.selectionStart ?? content.length
    const end = input?.selectionEnd ?? start
    onChange({ content: content.slice(0, start) + mark + content.slice(end) })
    input?.focus()
  }
  return (
    <>
      <FormField label={t('templates.fields.subject')} required>
        {(control) => (
          <Input
            {...control}
            dir="auto"
            maxLength={MAIL_SUBJECT_MAX}
            autoComplete="off"
            value={subject}
            onChange={(event) => onChange({ subject: event.target.value })}
          />
        )}
      </FormField>
      <FormField label={t('templates.fields.content')} required>
        {(control) => (
          <Input.TextArea
            {...control}
            ref={contentRef}
            dir="auto"
            rows={12}
            maxLength={MAIL_CONTENT_MAX}
            value={content}
            onChange={(event) => onChange({ content: event.target.value })}
          />
        )}
      </FormField>
      <VariableHelp name={name} onInsert={handleInsert} />
      <Checkbox checked={is_active} onChange={(event) => onChange({ is_active: event.target.checked })}>
        {t('templates.fields.is_active')}
      </Checkbox>
    </>
  )
}
