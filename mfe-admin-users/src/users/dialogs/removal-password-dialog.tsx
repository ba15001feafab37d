import { useTranslation } from '@confida/i18n'
import { Form, showFieldProblems, useNotify } from '@confida/ui/antd'
import { useState } from 'react'
import type { PasswordValues } from '../../forms/password-form.tsx'
import { PasswordPrompt } from '../../password-prompt/password-prompt.tsx'
import { useRemoveUser, useVerifyAdminPassword } from '../api/user.mutations.ts'
import { useUserDisplay } from '../user-display.ts'
import { useRemovalProblem } from './use-removal-problem.ts'
import type { UserDialogProps } from './user-dialog.ts'

/** The second step: the password is verified, then the account is deleted with it. */
export function RemovalPasswordDialog({ user, onClosed }: UserDialogProps) {
  const { t } = useTranslation('adminUsers')
  const display = useUserDisplay()
  const verify = useVerifyAdminPassword()
  const remove = useRemoveUser(user.id)
  const [form] = Form.useForm<PasswordValues>()
  const problems = useRemovalProblem()
  const notify = useNotify()
  const [isOpen, setIsOpen] = useState(true)

  const handleSubmit = (password: string) => {
    remove.reset()
    verify.mutate(password, {
      onSuccess: () =>
        remove.mutate(password, {
          onSuccess: () => {
            notify.success(t('delete.done'))
            setIsOpen(false)
          },
        }),
      onError: (error) => showFieldProblems(form, { password: problems.verificationProblem(error) }),
    })
  }

  return (
    <PasswordPrompt
      open={isOpen}
      form={form}
      title={t('delete.passwordTitle')}
      user={user}
      description={t('delete.passwordText', { name: display.name(user) })}
      confirmLabel={t('delete.confirm')}
      blankText={t('delete.passwordBlank')}
      danger
      isPending={verify.isPending || remove.isPending}
      problem={remove.error ? problems.removalProblem(remove.error) : undefined}
      onSubmit={handleSubmit}
      onCancel={() => setIsOpen(false)}
      onClosed={onClosed}
    />
  )
}
