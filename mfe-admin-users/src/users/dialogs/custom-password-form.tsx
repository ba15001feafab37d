import { PASSWORD_MAX } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Alert } from '@confida/ui/antd'
import { PasswordForm } from '../../forms/password-form.tsx'
import { detailsOf } from '../../problems/problem.ts'
import type { useSetCustomPassword } from '../api/user.mutations.ts'

interface CustomPasswordFormProps {
  id: string
  set: ReturnType<typeof useSetCustomPassword>
  /** The own password is asked for before it is replaced. */
  isOwn: boolean
}

/** The new password, with why the last one could not be set. */
export function CustomPasswordForm({ id, set, isOwn }: CustomPasswordFormProps) {
  const { t } = useTranslation('adminUsers')
  const failure = set.isError && (
    <Alert showIcon type="error" title={t('password.failed')} description={detailsOf(set.error).detail} />
  )
  return (
    <PasswordForm
      id={id}
      current={isOwn ? { label: t('password.current'), missingText: t('password.currentBlank') } : undefined}
      label={t('password.new')}
      whitespace
      missingText={t('password.blank')}
      alert={failure}
      isPending={set.isPending}
      autoComplete="new-password"
      maxLength={PASSWORD_MAX}
      onSubmit={(new_password, admin_password) => set.mutate({ new_password, admin_password })}
    />
  )
}
