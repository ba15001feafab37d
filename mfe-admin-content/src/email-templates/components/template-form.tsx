import { type EmailTemplate, MAIL_CONTENT_MAX, MAIL_SUBJECT_MAX } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Alert, Button, Card, Checkbox, Cluster, notify, Stack, TextArea, TextField } from '@confida/ui'
import { type FormEvent, useRef, useState } from 'react'
import { useLeaveWarning } from '../../editor/use-leave-warning.ts'
import { reasonOf } from '../../problems/reason.ts'
import { useSaveTemplate } from '../api/email-template.mutations.ts'
import styles from './template-form.module.css'
import { TemplatePreview } from './template-preview.tsx'
import { TestMailButton } from './test-mail-button.tsx'
import { VariableHelp } from './variable-help.tsx'

interface TemplateFormProps {
  template: EmailTemplate
  onClose: () => void
}

/** Subject, text and state of a template, beside the mail that they make. */
export function TemplateForm({ template, onClose }: TemplateFormProps) {
  const { t } = useTranslation('adminContent')
  const { t: tc } = useTranslation('common')
  const { name, ...saved } = template
  const [draft, setDraft] = useState(saved)
  const [isIncomplete, setIsIncomplete] = useState(false)
  const contentRef = useRef<HTMLTextAreaElement>(null)
  const save = useSaveTemplate(name)
  useLeaveWarning(draft.subject !== saved.subject || draft.content !== saved.content)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const isBlank = !draft.subject.trim() || !draft.content.trim()
    setIsIncomplete(isBlank)
    save.reset()
    if (isBlank) return
    save.mutate(draft, {
      onSuccess: () => {
        notify.success(t('templates.saved'))
        onClose()
      },
    })
  }

  /** Where the text cursor stands. */
  const handleInsert = (mark: string) => {
    const input = contentRef.current
    const start = input?.selectionStart ?? draft.content.length
    const end = input?.selectionEnd ?? start
    setDraft({ ...draft, content: draft.content.slice(0, start) + mark + draft.content.slice(end) })
    input?.focus()
  }

  return (
    <div className={styles.columns}>
      <Card as="form" noValidate onSubmit={handleSubmit}>
        <Stack gap={5}>
          <TextField
            label={t('templates.fields.subject')}
            dir="auto"
            required
            maxLength={MAIL_SUBJECT_MAX}
            autoComplete="off"
            value={draft.subject}
            onChange={(event) => setDraft({ ...draft, subject: event.target.value })}
          />
          <TextArea
            ref={contentRef}
            label={t('templates.fields.content')}
            dir="auto"
            required
            rows={12}
            maxLength={MAIL_CONTENT_MAX}
            value={draft.content}
            onChange={(event) => setDraft({ ...draft, content: event.target.value })}
          />
          <VariableHelp name={name} onInsert={handleInsert} />
          <Checkbox
            label={t('templates.fields.is_active')}
            checked={draft.is_active}
            onChange={(event) => setDraft({ ...draft, is_active: event.target.checked })}
          />
          {isIncomplete && <Alert tone="danger">{t('templates.required')}</Alert>}
          {save.error && (
            <Alert tone="danger" title={t('templates.saveError')}>
              {reasonOf(save.error) ?? t('editor.kept')}
            </Alert>
          )}
          <Cluster justify="end">
            <Button variant="secondary" disabled={save.isPending} onClick={onClose}>
              {tc('actions.cancel')}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {tc('actions.save')}
            </Button>
          </Cluster>
        </Stack>
      </Card>
      <Stack gap={4}>
        <TemplatePreview subject={draft.subject} content={draft.content} />
        <div>
          <TestMailButton name={name} texts={draft} />
        </div>
      </Stack>
    </div>
  )
}
