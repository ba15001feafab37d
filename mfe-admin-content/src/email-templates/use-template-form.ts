import type { EmailTemplate } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useKeptDraft } from '@confida/session'
import { Form, showFieldProblems, useNotify } from '@confida/ui/antd'
import { useState } from 'react'
import { useLeaveWarning } from '../editor/use-leave-warning.ts'
import { fieldProblemsOf } from '../problems/reason.ts'
import { useSaveTemplate } from './api/email-template.mutations.ts'

/** What is edited of a template. */
export type TemplateDraft = Omit<EmailTemplate, 'name'>

/** The form of a template and how it is saved. */
export function useTemplateForm({ name, ...saved }: EmailTemplate, onClose: () => void) {
  const { t } = useTranslation('adminContent')
  const [form] = Form.useForm<TemplateDraft>()
  const { left, keep, drop } = useKeptDraft<TemplateDraft>(`template ${name}`)
  const initialValues = left ?? saved
  const draft = Form.useWatch<TemplateDraft>([], form) ?? initialValues
  const [isIncomplete, setIsIncomplete] = useState(false)
  const save = useSaveTemplate(name)
  const notify = useNotify()
  useLeaveWarning(draft.subject !== saved.subject || draft.content !== saved.content)

  const handleClose = () => {
    drop()
    onClose()
  }
  const handleDiscard = () => {
    form.setFieldsValue(saved)
    drop()
  }
  const handleFinish = (finished: TemplateDraft) => {
    setIsIncomplete(false)
    save.mutate(finished, {
      onSuccess: () => {
        notify.success(t('templates.saved'))
        handleClose()
      },
      onError: (error) => showFieldProblems(form, fieldProblemsOf(error)),
    })
  }
  const handleFinishFailed = () => {
    setIsIncomplete(true)
    save.reset()
  }

  return {
    form,
    initialValues,
    draft,
    isRestored: left !== undefined,
    isIncomplete,
    save,
    keep,
    handleClose,
    handleDiscard,
    handleFinish,
    handleFinishFailed,
  }
}
