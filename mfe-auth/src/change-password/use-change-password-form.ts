import { useTranslation } from '@confida/i18n'
import { notify } from '@confida/ui'
import { type FormEvent, useState } from 'react'
import { useChangePassword } from './change-password.mutations.ts'
import { callProblem, formProblem, type PasswordForm } from './change-password-problem.ts'

/** State of the password form; `problem` is the sentence to show. */
export function useChangePasswordForm(onClose: () => void) {
  const { t } = useTranslation('auth')
  const [form, setForm] = useState<PasswordForm>({ current: '', next: '', confirmation: '' })
  const [problem, setProblem] = useState<string>()
  const change = useChangePassword()

  const handleError = (error: unknown) => {
    const found = callProblem(error)
    setProblem(
      typeof found === 'string'
        ? t(`notifications.${found}`)
        : t('notifications.password_detail', { detail: found.detail }),
    )
  }

  const handleSuccess = () => {
    notify.success(t('notifications.password_changed'))
    onClose()
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (change.isPending) return
    const found = formProblem(form)
    setProblem(found && t(`notifications.${found}`))
    if (found) return
    change.mutate(
      { current_password: form.current, new_password: form.next },
      { onSuccess: handleSuccess, onError: handleError },
    )
  }

  return {
    form,
    set: (changes: Partial<PasswordForm>) => setForm({ ...form, ...changes }),
    problem,
    isPending: change.isPending,
    isComplete: Boolean(form.current && form.next && form.next === form.confirmation),
    submit,
  }
}
