import type { EmailTemplate } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useNotify } from '@confida/ui/antd'
import { type FormEvent, useState } from 'react'
import { useLeaveWarning } from '../editor/use-leave-warning.ts'
import { useSaveTemplate } from './api/email-template.mutations.ts'

/** What is edited of a template. */
export type TemplateDraft = Omit<EmailTemplate, 'name'>

/** The draft of a template and how it is saved. */
export function useTemplateForm({ name, ...saved }: EmailTemplate, onSaved: () => void) {
  const { t } = useTranslation('adminContent')
  const [draft, setDraft] = useState<TemplateDraft>(saved)
  const [isIncomplete, setIsIncomplete] = useState(false)
  const save = useSaveTemplate(name)
  const notify = useNotify()
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
        onSaved()
      },
    })
  }

  return {
    draft,
    change: (changes: Partial<TemplateDraft>) => setDraft({ ...draft, ...changes }),
    isIncomplete,
    save,
    handleSubmit,
  }
}
