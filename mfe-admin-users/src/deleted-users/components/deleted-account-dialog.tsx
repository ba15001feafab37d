import type { DeletedUser } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Form, showFieldProblems, useNotify } from '@confida/ui/antd'
import { useState } from 'react'
import type { PasswordValues } from '../../forms/password-form.tsx'
import { PasswordPrompt } from '../../password-prompt/password-prompt.tsx'
import { detailsOf } from '../../problems/problem.ts'
import { useUserDisplay } from '../../users/user-display.ts'
import { type DeletedAccountChange, useChangeDeletedUser } from '../api/deleted-user.mutations.ts'

interface DeletedAccountDialogProps {
  action: DeletedAccountChange
  user: DeletedUser
  onClosed: () => void
}

/** Brings a deleted account back, saves its data or erases it for good, with the administrator's password. */
export function DeletedAccountDialog({ action, user, onClosed }: DeletedAccountDialogProps) {
  const { t } = useTranslation('adminUsers')
  const display = useUserDisplay()
  const change = useChangeDeletedUser(action, user.id)
  const notify = useNotify()
  const [form] = Form.useForm<PasswordValues>()
  const [isOpen, setIsOpen] = useState(true)
  const { status, detail } = detailsOf(change.error)
  const isOtherwise = change.isError && status !== 401
  const reason = detail ?? (status === 0 ? t('edit.offline') : String(status))

  const handleSubmit = (password: string) =>
    change.mutate(password, {
      onSuccess: () => {
        notify.success(t(`${action}.done`))
        setIsOpen(false)
      },
      onError: (error) => {
        if (detailsOf(error).status === 401) showFieldProblems(form, { password: t('delete.passwordWrong') })
      },
    })

  return (
    <PasswordPrompt
      open={isOpen}
      form={form}
      title={t(`${action}.title`, { name: display.name(user) })}
      user={user}
      description={t(`${action}.text`)}
      confirmLabel={t(`deleted.${action}`)}
      danger={action === 'erase'}
      blankText={t(`${action}.passwordBlank`)}
      isPending={change.isPending}
      problem={isOtherwise ? t(`${action}.failed`, { detail: reason }) : undefined}
      onSubmit={handleSubmit}
      onCancel={() => setIsOpen(false)}
      onClosed={onClosed}
    />
  )
}
