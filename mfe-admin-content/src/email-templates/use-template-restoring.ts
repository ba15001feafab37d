import type { EmailTemplate, EmailTemplateName } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useNotify } from '@confida/ui/antd'
import { currentOf, reasonOf } from '../problems/reason.ts'
import { useRestoreTemplate } from './api/email-template.mutations.ts'

export interface RestoringOptions {
  /** The state that the administrator has seen; undefined where it is deleted. */
  seen?: EmailTemplate
  onRestored?: (restored: EmailTemplate) => void
  /** Somebody else has saved it meanwhile. */
  onOutdated?: (current: EmailTemplate) => void
}

/** Gives a template its built-in text back, and tells what became of it. */
export function useTemplateRestoring(name: EmailTemplateName, options: RestoringOptions = {}) {
  const { seen, onRestored, onOutdated } = options
  const { t } = useTranslation('adminContent')
  const restoring = useRestoreTemplate(name)
  const notify = useNotify()
  const restore = () =>
    restoring.mutate(seen, {
      onSuccess: (restored) => {
        notify.success(t('templates.restored'))
        onRestored?.(restored)
      },
      onError: (error) => {
        const current = currentOf(error) as EmailTemplate | undefined
        if (current && onOutdated) onOutdated(current)
        else notify.error(t('templates.restoreError'), reasonOf(error))
      },
    })
  return { restore, isPending: restoring.isPending }
}
