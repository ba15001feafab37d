import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { forgetDeadline, startDeadline } from './code-deadline.ts'

export type ResetStep = 'email' | 'code' | 'password' | 'done'

/** The address given by the login screen, so that nobody types it twice. */
function usePrefilledEmail(): string {
  const { state } = useLocation()
  return typeof state?.email === 'string' ? state.email : ''
}

/**
 * Where the reset stands. The address lives in the page's own address (`?email=`), which mails link to as well, so that
 * a reload stays at the code.
 */
export function useResetFlow() {
  const [params, setParams] = useSearchParams()
  const suggested = usePrefilledEmail()
  const given = params.get('email')?.trim() ?? ''
  const [lastEmail, setLastEmail] = useState(suggested)
  const [code, setCode] = useState('')
  const [isDone, setIsDone] = useState(false)

  const stepOf = (): ResetStep => {
    if (isDone) return 'done'
    if (!given) return 'email'
    return code ? 'password' : 'code'
  }

  return {
    step: stepOf(),
    email: given || lastEmail,
    code,
    handleSent: (email: string) => {
      startDeadline(email)
      setParams({ email }, { replace: true })
    },
    handleVerified: setCode,
    handleNewCode: () => {
      forgetDeadline()
      setCode('')
      setLastEmail(given)
      setParams({}, { replace: true })
    },
    handleDone: () => {
      forgetDeadline()
      setIsDone(true)
    },
  }
}
