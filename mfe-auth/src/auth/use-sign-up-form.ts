import { PASSWORD_MIN } from '@confida/contracts'
import { type FormEvent, useState } from 'react'
import { useDraft } from '../drafts/use-draft.ts'
import { useRegister } from '../register/register.mutations.ts'
import {
  fieldsOfProblem,
  type NamedField,
  type RegisterProblem,
  registerProblem,
} from '../register/register-problem.ts'

const required = ['name', 'email', 'password'] as const
const empty = { name: '', email: '', password: '', discountCode: '' }

export type SignUpProblem = RegisterProblem | { kind: 'missing'; fields: NamedField[] } | { kind: 'terms' }

function invalidFields(problem: SignUpProblem | undefined): (NamedField | 'terms')[] {
  if (problem?.kind === 'missing') return problem.fields
  return problem?.kind === 'terms' ? ['terms'] : fieldsOfProblem(problem)
}

/** State of the registration that asks for name, e-mail and password only. */
export function useSignUpForm(onDone: () => void) {
  const { values, set, clear } = useDraft('sign_up', empty, ['password'])
  const [hasAccepted, setHasAccepted] = useState(false)
  const [problem, setProblem] = useState<SignUpProblem>()
  const register = useRegister(clear)

  const check = (): SignUpProblem | undefined => {
    const blank = required.filter((field) => !(field === 'password' ? values.password : values[field].trim()))
    if (blank.length > 0) return { kind: 'missing', fields: blank }
    if (!hasAccepted) return { kind: 'terms' }
    if (values.password.length < PASSWORD_MIN) return { kind: 'passwordTooShort' }
    return undefined
  }

  const body = () => ({
    name: values.name.trim(),
    email: values.email.trim(),
    password: values.password,
    birth_date: null,
    phone: null,
    discount_code: values.discountCode.trim() || null,
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (register.isPending) return
    const found = check()
    setProblem(found)
    if (found) return
    register.mutate(body(), {
      onSuccess: onDone,
      onError: (error) => setProblem(registerProblem(error)),
    })
  }

  const isInvalid = (field: NamedField | 'terms') => invalidFields(problem).includes(field)
  return {
    values,
    set,
    isInvalid,
    hasAccepted,
    setHasAccepted,
    problem,
    isPending: register.isPending,
    submit,
  }
}
