import type { EmailTemplateName, EmailTemplateTexts } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useSession } from '@confida/session'
import { Button, useNotify } from '@confida/ui/antd'
import { Send } from 'lucide-react'
import { reasonOf } from '../../problems/reason.ts'
import { useTestTemplate } from '../api/email-template.mutations.ts'

interface TestMailButtonProps {
  name: EmailTemplateName
  texts: EmailTemplateTexts
}

/** Mails the texts as they are in the form to the administrator who writes them. */
export function TestMailButton({ name, texts: { subject, content } }: TestMailButtonProps) {
  const { t } = useTranslation('adminContent')
  const email = useSession((state) => state.user?.email)
  const test = useTestTemplate(name)
  const notify = useNotify()

  const handleClick = () =>
    test.mutate(
      { subject, content },
      {
        onSuccess: () => notify.success(t('templates.testSent', { email })),
        onError: (error) =>
          notify.error([t('templates.testError'), reasonOf(error)].filter(Boolean).join(' ')),
      },
    )

  return (
    <Button
      icon={<Send aria-hidden size={16} />}
      loading={test.isPending}
      disabled={!subject.trim() || !content.trim()}
      onClick={handleClick}
    >
      {t('templates.test')}
    </Button>
  )
}
