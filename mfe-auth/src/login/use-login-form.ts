import type { SecondStep, Session } from '@confida/contracts'
import { type FormEvent, useEffect, useState } from 'react'
import { useDraft } from '../drafts/use-draft.ts'
import { acceptLogin, useLogin } from './login.mutations.ts'
import { type LoginField, type LoginProblem, loginProblem } from './login-problem.ts'
import { hasRemembered, readRemembered, rememberedEmail } from './remembered-credentials.ts'

/** State of a login form, filled in from what this browser remembers. */
export function useLoginForm(onDone?: () => void) {
  const draft = useDraft('login', { email: rememberedEmail() }, [])
  const { email } = draft.values
  const [password, setPassword] = useState('')
  const [rememberMe, setRememberMe] = useState(hasRemembered)
  const [problem, setProblem] = useState<LoginProblem>()
  const [secondStep, setSecondStep] = useState<SecondStep>()
  const login = useLogin(draft.clear)

  const [firstEmail] = useState(email)
  useEffect(() => {
    let isCurrent = true
    void readRemembered().then((known) => {
      // What the user has typed in the meantime stays.
      if (isCurrent && known?.email === firstEmail) setPassword((typed) => typed || known.password)
    })
    return () => {
      isCurrent = false
    }
  }, [firstEmail])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (login.isPending) return
    const blank: LoginField[] = []
    if (!email.trim()) blank.push('email')
    if (!password) blank.push('password')
    if (blank.length > 0) return setProblem({ key: 'allFieldsRequired', fields: blank })
    setProblem(undefined)
    login.mutate(
      { email, password, rememberMe },
      {
        onSuccess: (step) => (step ? setSecondStep(step) : onDone?.()),
        onError: (error) => setProblem(loginProblem(error)),
      },
    )
  }

  const handleSession = async (session: Session) => {
    await acceptLogin({ email, password, rememberMe }, session, draft.clear)
    onDone?.()
  }

  return {
    fields: {
      email,
      setEmail: (email: string) => draft.set({ email }),
      password,
      setPassword,
      rememberMe,
      setRememberMe,
    },
    problem,
    isPending: login.isPending,
    submit,
    secondStep: secondStep && {
      step: secondStep,
      onSession: handleSession,
      onClose: () => setSecondStep(undefined),
    },
  }
}
