import type { EmailTemplate } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useKeptDraft } from '@confida/session'
import { Form, showFieldProblems, useNotify, useRecordConflict } from '@confida/ui/antd'
import { useState } from 'react'
import { useLeaveWarning } from '../editor/use-leave-warning.ts'
import { currentOf, fieldProblemsOf } from '../problems/reason.ts'
import { useSaveTemplate } from './api/email-template.mutations.ts'

/** What is edited of a template. */
export type TemplateDraft = Omit<EmailTemplate, 'name'>

/** What was typed, and the state that it began from. */
interface KeptDraft {
  draft: TemplateDraft
  base: EmailTemplate
}

/** The form of a template and how it is saved; without a way to close it, it stays and begins anew with what is saved. */
export function useTemplateForm(template: EmailTemplate, onClose: (() => void) | undefined) {
  const { name, ...saved } = template
  const { t } = useTranslation('adminContent')
  const [form] = Form.useForm<TemplateDraft>()
  const { left, keep, drop } = useKeptDraft<KeptDraft>(`template-draft ${name}`)
  const initialValues = left?.draft ?? saved
  const draft = Form.useWatch<TemplateDraft>([], form) ?? initialValues
  const [isIncomplete, setIsIncomplete] = useState(false)
  const save = useSaveTemplate(name)
  const conflict = useRecordConflict(left?.base ?? template)
  const notify = useNotify()
  useLeaveWarning(draft.subject !== saved.subject || draft.content !== saved.content)

  const begin = (from: EmailTemplate) => {
    form.setFieldsValue(from)
    conflict.settle(from)
    drop()
  }
  const handleClose = (from: EmailTemplate) => {
    if (!onClose) return begin(from)
    drop()
    onClose()
  }
  const saveOver = (base: EmailTemplate, finished: TemplateDraft) => {
    setIsIncomplete(false)
    save.mutate(
      { ...finished, base },
      {
        onSuccess: (answer) => {
          notify.success(t('templates.saved'))
          handleClose(answer)
        },
        onError: (error) => {
          conflict.meet(currentOf(error) as EmailTemplate | undefined)
          showFieldProblems(form, fieldProblemsOf(error))
        },
      },
    )
  }
  const handleFinish = (finished: TemplateDraft) => saveOver(conflict.base, finished)
  const handleOverwrite = () => {
    if (!conflict.current) return
    conflict.settle(conflict.current)
    saveOver(conflict.current, draft)
  }
  const handleTakeSaved = () => {
    if (!conflict.current) return
    begin(conflict.current)
    save.reset()
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
    conflict,
    handleOverwrite,
    handleTakeSaved,
    keep: (written: TemplateDraft) => keep({ draft: written, base: conflict.base }),
    handleCancel: () => handleClose(template),
    handleRestored: handleClose,
    handleDiscard: () => begin(template),
    handleFinish,
    handleFinishFailed,
  }
}
