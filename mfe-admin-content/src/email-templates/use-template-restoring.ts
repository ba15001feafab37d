import type { EmailTemplateName } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useNotify } from '@confida/ui/antd'
import { reasonOf } from '../problems/reason.ts'
import { useRestoreTemplate } from './api/email-template.mutations.ts'

/** Gives a template its built-in text back, and tells what became of it. */
export function useTemplateRestoring(name: EmailTemplateName, onRestored?: () => void) {
  const { t } = useTranslation('adminContent')
  const restoring = useRestoreTemplate(name)
  const notify = useNotify()
  const restore = () =>
    restoring.mutate(undefined, {
      onSuccess: () => {
        notify.success(t('templates.restored'))
        onRestored?.()
      },
      onError: (error) => notify.error(t('templates.restoreError'), reasonOf(error)),
    })
  return { restore, isPending: restoring.isPending }
}
