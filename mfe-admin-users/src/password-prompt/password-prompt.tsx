import type { User } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Alert, type FormInstance, Modal } from '@confida/ui/antd'
import { useId } from 'react'
import { PasswordForm, type PasswordValues } from '../forms/password-form.tsx'
import { EmailLine } from '../users/components/email-line.tsx'

interface PasswordPromptProps {
  open: boolean
  form: FormInstance<PasswordValues>
  title: string
  /** Whom it is about. */
  user: Pick<User, 'email'>
  description: string
  confirmLabel: string
  /** Said when it is confirmed without a password. */
  blankText: string
  danger?: boolean
  isPending: boolean
  /** Why the action failed, above the field. */
  problem?: string
  onSubmit: (password: string) => void
  onCancel: () => void
  onClosed: () => void
}

/** Asks administrators for their own password before something that cannot be left to a mere click. */
export function PasswordPrompt(props: PasswordPromptProps) {
  const { open, danger, isPending, problem } = props
  const { t } = useTranslation('adminUsers')
  const formId = useId()
  return (
    <Modal
      open={open}
      width={440}
      title={props.title}
      okText={props.confirmLabel}
      okButtonProps={{ htmlType: 'submit', form: formId, danger }}
      confirmLoading={isPending}
      cancelButtonProps={{ disabled: isPending }}
      onCancel={props.onCancel}
      afterClose={props.onClosed}
    >
      <EmailLine user={props.user} />
      <p>{props.description}</p>
      <PasswordForm
        id={formId}
        label={t('password.admin')}
        form={props.form}
        missingText={props.blankText}
        alert={problem && !isPending && <Alert showIcon type="error" title={problem} />}
        isPending={isPending}
        onSubmit={props.onSubmit}
      />
    </Modal>
  )
}
