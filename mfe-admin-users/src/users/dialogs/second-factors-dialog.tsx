import { useTranslation } from '@confida/i18n'
import { Form, showFieldProblems, useNotify } from '@confida/ui/antd'
import { useState } from 'react'
import type { PasswordValues } from '../../forms/password-form.tsx'
import { PasswordPrompt } from '../../password-prompt/password-prompt.tsx'
import { detailsOf } from '../../problems/problem.ts'
import { useRemoveUserSecondFactors } from '../api/user.mutations.ts'
import { useUserDisplay } from '../user-display.ts'
import type { UserDialogProps } from './user-dialog.ts'

/** Helps somebody who has lost phone, passkey and recovery codes. */
export function SecondFactorsDialog({ user, onClosed }: UserDialogProps) {
  const { t } = useTranslation('adminUsers')
  const display = useUserDisplay()
  const notify = useNotify()
  const remove = useRemoveUserSecondFactors(user.id)
  const [form] = Form.useForm<PasswordValues>()
  const [isOpen, setIsOpen] = useState(true)
  const { code, detail } = detailsOf(remove.error)
  const isWrong = code === 'admin_password_wrong'

  const handleSubmit = (password: string) =>
    remove.mutate(password, {
      onSuccess: () => {
        notify.success(t('secondFactors.done'))
        setIsOpen(false)
      },
      onError: (error) => {
        if (detailsOf(error).code === 'admin_password_wrong')
          showFieldProblems(form, { password: t('delete.passwordWrong') })
      },
    })

  return (
    <PasswordPrompt
      open={isOpen}
      form={form}
      title={t('secondFactors.title', { name: display.name(user) })}
      user={user}
      description={t('secondFactors.text')}
      confirmLabel={t('secondFactors.confirm')}
      blankText={t('delete.passwordBlank')}
      danger
      isPending={remove.isPending}
      problem={remove.isError && !isWrong ? (detail ?? t('secondFactors.failed')) : undefined}
      onSubmit={handleSubmit}
      onCancel={() => setIsOpen(false)}
      onClosed={onClosed}
    />
  )
}
