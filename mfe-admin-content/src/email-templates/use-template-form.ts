import type { EmailTemplate } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Form, useNotify } from '@confida/ui/antd'
import { useState } from 'react'
import { useLeaveWarning } from '../editor/use-leave-warning.ts'
import { useRecordForm } from '../editor/use-record-form.ts'
import { useSaveTemplate } from './api/email-template.mutations.ts'

/** What is edited of a template. */
export type TemplateDraft = Omit<EmailTemplate, 'name'>

const draftOf = ({ name: _, ...draft }: EmailTemplate): TemplateDraft => draft

/** The form of a template and how it is saved; without a way to close it, it stays and begins anew with what is saved. */
export function useTemplateForm(template: EmailTemplate, onClose: (() => void) | undefined) {
  const { t } = useTranslation('adminContent')
  const [isIncomplete, setIsIncomplete] = useState(false)
  const save = useSaveTemplate(template.name)
  const notify = useNotify()
  const handleClose = (from: EmailTemplate) => {
    if (!onClose) return begin(from)
    drop()
    onClose()
  }
  const { begin, drop, ...editing } = useRecordForm({
    name: `template-draft ${template.name}`,
    saved: template,
    valuesOf: draftOf,
    changesOf: (draft) => draft,
    save,
    onSaved: (answer) => {
      notify.success(t('templates.saved'))
      handleClose(answer)
    },
  })
  const draft = Form.useWatch<TemplateDraft>([], editing.form) ?? editing.initialValues
  useLeaveWarning(draft.subject !== template.subject || draft.content !== template.content)

  return {
    ...editing,
    draft,
    isIncomplete,
    save,
    handleCancel: () => handleClose(template),
    handleRestored: handleClose,
    handleFinish: (finished: TemplateDraft) => {
      setIsIncomplete(false)
      editing.handleFinish(finished)
    },
    handleFinishFailed: () => {
      setIsIncomplete(true)
      save.reset()
    },
  }
}
