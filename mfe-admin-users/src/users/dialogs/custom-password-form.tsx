import { PASSWORD_MAX } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Alert, Form, showFieldProblems } from '@confida/ui/antd'
import { PasswordForm, type PasswordValues } from '../../forms/password-form.tsx'
import { detailsOf, fieldProblemsOf } from '../../problems/problem.ts'
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
  const [form] = Form.useForm<PasswordValues>()
  const handleSubmit = (new_password: string, admin_password: string | undefined) =>
    set.mutate(
      { new_password, admin_password },
      {
        onError: (error) => {
          const problems = fieldProblemsOf(error)
          showFieldProblems(form, {
            ...(problems?.new_password && { password: problems.new_password }),
            ...(problems?.admin_password && { current: problems.admin_password }),
          })
        },
      },
    )
  const failure = set.isError && (
    <Alert showIcon type="error" title={t('password.failed')} description={detailsOf(set.error).detail} />
  )
  return (
    <PasswordForm
      id={id}
      form={form}
      current={isOwn ? { label: t('password.current'), missingText: t('password.currentBlank') } : undefined}
      label={t('password.new')}
      whitespace
      missingText={t('password.blank')}
      alert={failure}
      isPending={set.isPending}
      autoComplete="new-password"
      maxLength={PASSWORD_MAX}
      onSubmit={handleSubmit}
    />
  )
}
