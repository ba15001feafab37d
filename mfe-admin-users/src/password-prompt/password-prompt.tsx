import { useTranslation } from '@confida/i18n'
import { Alert, Dialog } from '@confida/ui'
import { useId } from 'react'
import { DialogButtons } from '../forms/dialog-buttons.tsx'
import { PasswordForm } from '../forms/password-form.tsx'

interface PasswordPromptProps {
  title: string
  description: string
  confirmLabel: string
  /** Said when it is confirmed without a password. */
  blankText: string
  tone?: 'primary' | 'danger'
  isPending: boolean
  /** What is wrong with the password, below its field. */
  passwordProblem?: string
  /** Why the action failed, above the field. */
  problem?: string
  onSubmit: (password: string) => void
  onClose: () => void
}

/** Asks administrators for their own password before something that cannot be left to a mere click. */
export function PasswordPrompt(props: PasswordPromptProps) {
  const { confirmLabel, tone, isPending, passwordProblem, problem, onClose } = props
  const { t } = useTranslation('adminUsers')
  const formId = useId()
  return (
    <Dialog
      open
      size="sm"
      title={props.title}
      description={props.description}
      dismissible={!isPending}
      footer={
        <DialogButtons
          formId={formId}
          label={confirmLabel}
          tone={tone}
          isPending={isPending}
          onCancel={onClose}
        />
      }
      onClose={onClose}
    >
      <PasswordForm
        id={formId}
        label={t('password.admin')}
        isMissing={(password) => password === ''}
        missingText={props.blankText}
        problem={isPending ? undefined : passwordProblem}
        alert={problem && !isPending && <Alert tone="danger">{problem}</Alert>}
        isPending={isPending}
        onSubmit={props.onSubmit}
      />
    </Dialog>
  )
}
