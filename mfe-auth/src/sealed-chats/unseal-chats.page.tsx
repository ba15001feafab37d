import { useTranslation } from '@confida/i18n'
import type { ScreenProps } from '@confida/remote-kit'
import { Alert, Button, Dialog } from '@confida/ui'
import formStyles from '../form/form.module.css'
import { useRequestUnsealCode } from './sealed-chats.mutations.ts'
import { UnsealForm } from './unseal-form.tsx'
import { useUnsealProblem } from './use-unseal-problem.ts'

/** After an administrator has set the password: the person's mailbox confirms them, and the chats can be read again. */
export function UnsealChatsPage({ onClose }: ScreenProps) {
  const { t } = useTranslation('secondStep')
  const request = useRequestUnsealCode()
  const problem = useUnsealProblem(request.error)
  const send = () => request.mutate()
  return (
    <Dialog
      open
      size="sm"
      title={t('unseal.title')}
      description={t(request.isSuccess ? 'unseal.sent' : 'unseal.text')}
      onClose={onClose}
    >
      {request.isSuccess ? (
        <UnsealForm onNewCode={request.reset} />
      ) : (
        <div className={formStyles.form}>
          {problem && <Alert tone="danger">{problem}</Alert>}
          <Button size="lg" fullWidth loading={request.isPending} onClick={send}>
            {t('unseal.send')}
          </Button>
          <Button variant="ghost" fullWidth onClick={onClose}>
            {t('unseal.later')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
