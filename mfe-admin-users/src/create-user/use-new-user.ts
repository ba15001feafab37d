import { PASSWORD_MODE, PROFILE_TYPE } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useNotify } from '@confida/ui/antd'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { viewLink } from '../address/view-link.ts'
import { useCreateUser } from '../users/api/user.mutations.ts'
import { draftOf, noValues, type UserValues } from '../users/form/user-values.ts'

/** The fields of a new account and how it is made; afterwards the list of accounts is shown. */
export function useNewUser() {
  const { t } = useTranslation('adminUsers')
  const navigate = useNavigate()
  const notify = useNotify()
  const [values, setValues] = useState(noValues)
  const [password, setPassword] = useState('')
  const create = useCreateUser()
  const draft = draftOf(values)
  const isReady = draft.name !== '' && draft.email !== '' && password.trim() !== ''

  const handleCreated = () => {
    notify.success(t('create.done'))
    navigate(viewLink('utenti'))
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isReady || create.isPending) return
    create.mutate(
      { ...draft, password, profileType: PROFILE_TYPE, passwordMode: PASSWORD_MODE },
      { onSuccess: handleCreated },
    )
  }

  return {
    values,
    change: (changes: Partial<UserValues>) => setValues({ ...values, ...changes }),
    password,
    setPassword,
    /** Nothing that an account needs is blank. */
    isReady,
    create,
    handleSubmit,
  }
}
