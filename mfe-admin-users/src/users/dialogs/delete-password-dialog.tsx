import { useTranslation } from '@confida/i18n'
import { notify } from '@confida/ui'
import { PasswordPrompt } from '../../password-prompt/password-prompt.tsx'
import { useDeleteUser, useVerifyAdminPassword } from '../api/user.mutations.ts'
import { useUserDisplay } from '../user-display.ts'
import { useDeleteProblem } from './use-delete-problem.ts'
import type { UserDialogProps } from './user-dialog.ts'

/** The second step: the password is verified, then the account is deleted with it. */
export function DeletePasswordDialog({ user, onClose }: UserDialogProps) {
  const { t } = useTranslation('adminUsers')
  const display = useUserDisplay()
  const verify = useVerifyAdminPassword()
  const remove = useDeleteUser(user.id)
  const problems = useDeleteProblem()

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
      passwordProblem={verify.error ? problems.ofVerifying(verify.error) : undefined}
      problem={remove.error ? problems.ofDeleting(remove.error) : undefined}
      onSubmit={handleSubmit}
      onClose={onClose}
    />
  )
}
