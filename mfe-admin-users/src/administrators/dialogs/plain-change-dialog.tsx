import { useTranslation } from '@confida/i18n'
import { Form, showFieldProblems, useNotify } from '@confida/ui/antd'
import { useState } from 'react'
import type { PasswordValues } from '../../forms/password-form.tsx'
import { PasswordPrompt } from '../../password-prompt/password-prompt.tsx'
import { detailsOf } from '../../problems/problem.ts'
import type { AdministratorRow } from '../administrator-row.ts'
import { type PlainChange, usePlainChange } from '../api/administrator.mutations.ts'

interface PlainChangeDialogProps {
  change: PlainChange
  row: AdministratorRow
  onClosed: () => void
}

/** Revokes an administrator, or takes an invitation back or sends it again. */
export function PlainChangeDialog({ change, row, onClosed }: PlainChangeDialogProps) {
  const { t } = useTranslation('administrators')
  const { t: tu } = useTranslation('adminUsers')
  const notify = useNotify()
  const [form] = Form.useForm<PasswordValues>()
  const [isOpen, setIsOpen] = useState(true)
  const { mutate, isPending, isError, error } = usePlainChange(change, row.id)
  const { code, detail } = detailsOf(error)

  const handleSubmit = (password: string) =>
    mutate(password, {
      onSuccess: () => {
        notify.success(t(`changes.${change}.done`))
        setIsOpen(false)
      },
      onError: (failure) => {
        if (detailsOf(failure).code === 'admin_password_wrong')
          showFieldProblems(form, { password: tu('delete.passwordWrong') })
      },
    })
  return (
    <PasswordPrompt
      open={isOpen}
      form={form}
      title={t(`changes.${change}.title`)}
      user={row}
      description={t(`changes.${change}.text`)}
      confirmLabel={t(`actions.${change}`)}
      blankText={tu('delete.passwordBlank')}
      danger={change !== 'resend'}
      isPending={isPending}
      problem={isError && code !== 'admin_password_wrong' ? (detail ?? t('failed')) : undefined}
      onSubmit={handleSubmit}
      onCancel={() => setIsOpen(false)}
      onClosed={onClosed}
    />
  )
}
