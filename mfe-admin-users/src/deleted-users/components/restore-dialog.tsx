import type { DeletedUser } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { notify } from '@confida/ui'
import { PasswordPrompt } from '../../password-prompt/password-prompt.tsx'
import { detailsOf } from '../../problems/problem.ts'
import { useUserDisplay } from '../../users/user-display.ts'
import { useRestoreUser } from '../api/deleted-user.mutations.ts'

interface RestoreDialogProps {
  user: DeletedUser
  onClose: () => void
}

/** Brings an account back, with the administrator's password. */
export function RestoreDialog({ user, onClose }: RestoreDialogProps) {
  const { t } = useTranslation('adminUsers')
  const display = useUserDisplay()
  const restore = useRestoreUser(user.id)
  const { status, detail } = detailsOf(restore.error)
  const isWrongPassword = restore.isError && status === 401
  const isOtherwise = restore.isError && status !== 401
  const reason = detail ?? (status === 0 ? t('edit.offline') : String(status))

  const handleSubmit = (password: string) =>
    restore.mutate(password, {
      onSuccess: () => {
        notify.success(t('restore.done'))
        onClose()
      },
    })

  return (
    <PasswordPrompt
      title={t('restore.title', { name: display.name(user) })}
      description={t('restore.text')}
      confirmLabel={t('deleted.restore')}
      blankText={t('restore.passwordBlank')}
      isPending={restore.isPending}
      passwordProblem={isWrongPassword ? t('delete.passwordWrong') : undefined}
      problem={isOtherwise ? t('restore.failed', { detail: reason }) : undefined}
      onSubmit={handleSubmit}
      onClose={onClose}
    />
  )
}
