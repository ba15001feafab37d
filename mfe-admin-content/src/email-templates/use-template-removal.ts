import type { EmailTemplateName } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { type RemovalQuestion, useNotify } from '@confida/ui/antd'
import { reasonOf } from '../problems/reason.ts'
import { useRemoveTemplate } from './api/email-template.mutations.ts'
import { useTemplateName } from './use-template-name.ts'

/** Asks before a template is deleted. */
export function useTemplateRemoval(name: EmailTemplateName): RemovalQuestion {
  const { t } = useTranslation('adminContent')
  const nameOf = useTemplateName()
  const remove = useRemoveTemplate(name)
  const notify = useNotify()
  return {
    title: t('templates.deleteTitle', { name: nameOf(name) }),
    description: t(name === 'password_reset' ? 'templates.deleteResetText' : 'templates.deleteText'),
    onConfirm: () =>
      remove.mutateAsync().then(
        () => notify.success(t('templates.deleted')),
        (error) => notify.error(t('templates.deleteError'), reasonOf(error)),
      ),
  }
}
