import { ApiError } from '@confida/http-client'
import { useTranslation } from '@confida/i18n'
import { notify } from '@confida/ui'
import { type FormEvent, useState } from 'react'
import { useRemoveAccount } from './account.mutations.ts'

/** Milliseconds that the last message stays: it is read on the next page. */
const FAREWELL_MS = 10_000

/** State of the password step; `problem` is the sentence to show. */
export function useRemovalForm() {
  const { t } = useTranslation('auth')
  const [password, setPassword] = useState('')
  const deletion = useRemoveAccount()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (deletion.isPending || !password) return
    // Awaited: ending the session unmounts this form before the mutation's callbacks would run.
    void deletion.mutateAsync(password).then(
      () => notify.success(t('account.delete.done'), { duration: FAREWELL_MS }),
      () => undefined,
    )
  }

  return { password, setPassword, problem: useProblem(deletion.error), isPending: deletion.isPending, submit }
}

function useProblem(error: unknown): string | undefined {
  const { t } = useTranslation('auth')
  if (!error) return undefined
  if (!(error instanceof ApiError)) return t('account.delete.failed')
  if (error.code === 'password_incorrect') return t('account.delete.wrongPassword')
  return error.details.detail ?? t('account.delete.failed')
}
