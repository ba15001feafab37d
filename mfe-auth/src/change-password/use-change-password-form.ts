import { useTranslation } from '@confida/i18n'
import { notify } from '@confida/ui'
import { type FormEvent, useState } from 'react'
import { useChangePassword } from './change-password.mutations.ts'
import {
  callProblem,
  fieldOf,
  formProblem,
  type PasswordForm,
  type PasswordNotification,
} from './change-password-problem.ts'

/** The sentence to show, and the field that it is about. */
interface Problem {
  text: string
  field?: keyof PasswordForm
}

/** State of the password form. */
export function useChangePasswordForm(onClose: () => void) {
  const { t } = useTranslation('auth')
  const [form, setForm] = useState<PasswordForm>({ current: '', next: '', confirmation: '' })
  const [problem, setProblem] = useState<Problem>()
  const change = useChangePassword()

  const toProblem = (found: PasswordNotification): Problem => ({
    text: t(`notifications.${found}`),
    field: fieldOf[found],
  })
  const handleError = (error: unknown) => {
    const found = callProblem(error)
    setProblem(
      typeof found === 'string'
        ? toProblem(found)
        : { text: t('notifications.password_detail', { detail: found.detail }), field: 'next' },
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
    setProblem(found && toProblem(found))
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
