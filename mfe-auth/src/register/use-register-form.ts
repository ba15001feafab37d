import { PASSWORD_MIN, type PhoneCountry, phoneValue } from '@confida/contracts'
import { type FormEvent, useState } from 'react'
import { useDraft } from '../drafts/use-draft.ts'
import { isBirthDateWrong } from './birth-date.ts'
import { useRegister } from './register.mutations.ts'
import {
  fieldsOfProblem,
  type NamedField,
  type RegisterProblem,
  registerProblem,
} from './register-problem.ts'

const empty = { name: '', birthDate: '', country: 'IT', phone: '', email: '', password: '' }

/** All of them are required on the landing page; in the order of the form, which is that of the alert. */
const requiredFields = ['name', 'birthDate', 'phone', 'email', 'password'] as const

export type RequiredField = (typeof requiredFields)[number]

/** State of the landing page's registration. */
export function useRegisterForm() {
  const { values, set, clear } = useDraft('register', empty, ['password'])
  const [missing, setMissing] = useState<RequiredField[]>([])
  const [problem, setProblem] = useState<RegisterProblem>()
  const register = useRegister(clear)

  const body = () => ({
    name: values.name.trim(),
    birth_date: values.birthDate,
    phone: phoneValue(values.country as PhoneCountry, values.phone),
    email: values.email.trim(),
    password: values.password,
    discount_code: null,
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (register.isPending) return
    const blank = requiredFields.filter((field) =>
      field === 'password' ? !values.password : !values[field].trim(),
    )
    setMissing(blank)
    setProblem(undefined)
    if (blank.length > 0 || isBirthDateWrong(values.birthDate)) return
    if (values.password.length < PASSWORD_MIN) return setProblem({ kind: 'passwordTooShort' })
    register.mutate(body(), { onError: (error) => setProblem(registerProblem(error)) })
  }

  const isInvalid = (field: NamedField) => [...missing, ...fieldsOfProblem(problem)].includes(field)
  return { values, set, missing, problem, isInvalid, isPending: register.isPending, submit }
}
