import type { DeletedUser } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Form, useNotify } from '@confida/ui/antd'
import { useState } from 'react'
import type { PasswordValues } from '../../forms/password-form.tsx'
import { PasswordPrompt } from '../../password-prompt/password-prompt.tsx'
import { detailsOf } from '../../problems/problem.ts'
import { useUserDisplay } from '../../users/user-display.ts'
import { useRestoreUser } from '../api/deleted-user.mutations.ts'

interface RestoreDialogProps {
  user: DeletedUser
  onClosed: () => void
}

/** Brings an account back, with the administrator's password. */
export function RestoreDialog({ user, onClosed }: RestoreDialogProps) {
  const { t } = useTranslation('adminUsers')
  const display = useUserDisplay()
  const restore = useRestoreUser(user.id)
  const notify = useNotify()
  const [form] = Form.useForm<PasswordValues>()
  const [isOpen, setIsOpen] = useState(true)
  const { status, detail } = detailsOf(restore.error)
  const isOtherwise = restore.isError && status !== 401
  const reason = detail ?? (status === 0 ? t('edit.offline') : String(status))

  const handleSubmit = (password: string) =>
    restore.mutate(password, {
      onSuccess: () => {
        notify.success(t('restore.done'))
        setIsOpen(false)
      },
      onError: (error) => {
        if (detailsOf(error).status === 401)
          form.setFields([{ name: 'password', errors: [t('delete.passwordWrong')] }])
      },
    })

  return (
    <PasswordPrompt
      open={isOpen}
      form={form}
      title={t('restore.title', { name: display.name(user) })}
      description={t('restore.text')}
      confirmLabel={t('deleted.restore')}
      blankText={t('restore.passwordBlank')}
      isPending={restore.isPending}
      problem={isOtherwise ? t('restore.failed', { detail: reason }) : undefined}
      onSubmit={handleSubmit}
      onCancel={() => setIsOpen(false)}
      onClosed={onClosed}
    />
  )
}
