import {
  type EmailTemplateName,
  type EmailTemplateTexts,
  MAIL_CONTENT_MAX,
  MAIL_SUBJECT_MAX,
} from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Form, Input, type TextAreaRef } from '@confida/ui/antd'
import { useRef } from 'react'
import { nearLimit } from '../../editor/near-limit.ts'
import { VariableHelp } from './variable-help.tsx'

/** Subject, text, and the variables that may stand in them; the form has their values. */
export function TemplateTexts({ name }: { name: EmailTemplateName }) {
  const { t } = useTranslation('adminContent')
  const form = Form.useFormInstance<EmailTemplateTexts>()
  const contentRef = useRef<TextAreaRef>(null)
  const needed = { required: true, whitespace: true, message: t('problems.required') }

  /** Where the text cursor stands. */
  const handleInsert = (mark: string) => {
    const content = form.getFieldValue('content')
    const input = contentRef.current?.resizableTextArea?.textArea
    const start = input?.selectionStart ?? content.length
    const end = input?.selectionEnd ?? start
    form.setFieldValue('content', content.slice(0, start) + mark + content.slice(end))
    input?.focus()
    // Behind the variable, once the field shows it; the browser would put it at the end.
    requestAnimationFrame(() => input?.setSelectionRange(start + mark.length, start + mark.length))
  }
  return (
    <>
      <Form.Item<EmailTemplateTexts> name="subject" label={t('templates.fields.subject')} rules={[needed]}>
        <Input dir="auto" maxLength={MAIL_SUBJECT_MAX} autoComplete="off" showCount={nearLimit} />
      </Form.Item>
      <Form.Item<EmailTemplateTexts> name="content" label={t('templates.fields.content')} rules={[needed]}>
        <Input.TextArea
          ref={contentRef}
          dir="auto"
          rows={12}
          maxLength={MAIL_CONTENT_MAX}
          showCount={nearLimit}
        />
      </Form.Item>
      <VariableHelp name={name} onInsert={handleInsert} />
    </>
  )
}
