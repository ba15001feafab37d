import { useTranslation } from '@confida/i18n'
import { notify } from '@confida/ui'
import { PasswordPrompt } from '../../password-prompt/password-prompt.tsx'
import { useRemoveUser, useVerifyAdminPassword } from '../api/user.mutations.ts'
import { useUserDisplay } from '../user-display.ts'
import { useRemovalProblem } from './use-removal-problem.ts'
import type { UserDialogProps } from './user-dialog.ts'

/** The second step: the password is verified, then the account is deleted with it. */
export function RemovalPasswordDialog({ user, onClose }: UserDialogProps) {
  const { t } = useTranslation('adminUsers')
  const display = useUserDisplay()
  const verify = useVerifyAdminPassword()
  const remove = useRemoveUser(user.id)
  const problems = useRemovalProblem()

  const handleSubmit = (password: string) => {
    remove.reset()
    verify.mutate(password, {
      onSuccess: () =>
        remove.mutate(password, {
          onSuccess: () => {
            notify.success(t('delete.done'))
            onClose()
          },
        }),
    })
  }

  return (
    <PasswordPrompt
      title={t('delete.passwordTitle')}
      description={t('delete.passwordText', { name: display.name(user) })}
      confirmLabel={t('delete.confirm')}
      blankText={t('delete.passwordBlank')}
      tone="danger"
      isPending={verify.isPending || remove.isPending}
      passwordProblem={verify.error ? problems.verificationProblem(verify.error) : undefined}
      problem={remove.error ? problems.removalProblem(remove.error) : undefined}
      onSubmit={handleSubmit}
      onClose={onClose}
    />
  )
}
