import { type FormEvent, useEffect, useState } from 'react'
import { useLogin } from './login.mutations.ts'
import { type LoginProblem, loginProblem } from './login-problem.ts'
import { hasRemembered, readRemembered, rememberedEmail } from './remembered-credentials.ts'

/** State of a login form, filled in from what this browser remembers. */
export function useLoginForm(onDone?: () => void) {
  const [email, setEmail] = useState(rememberedEmail)
  const [password, setPassword] = useState('')
  const [rememberMe, setRememberMe] = useState(hasRemembered)
  const [problem, setProblem] = useState<LoginProblem>()
  const login = useLogin()

  useEffect(() => {
    let isCurrent = true
    void readRemembered().then((known) => {
      // Whoever has begun to type meanwhile keeps what was typed.
      if (isCurrent && known) setPassword((typed) => typed || known.password)
    })
    return () => {
      isCurrent = false
    }
  }, [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (login.isPending) return
    if (!email.trim() || !password) return setProblem({ key: 'allFieldsRequired' })
    setProblem(undefined)
    login.mutate(
      { email, password, rememberMe },
      { onSuccess: onDone, onError: (error) => setProblem(loginProblem(error)) },
    )
  }

  return {
    fields: { email, setEmail, password, setPassword, rememberMe, setRememberMe },
    problem,
    isPending: login.isPending,
    submit,
  }
}
