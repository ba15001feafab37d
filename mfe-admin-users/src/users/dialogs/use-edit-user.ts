import type { User } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useNotify } from '@confida/ui/antd'
import { type SubmitEvent, useState } from 'react'
import { detailsOf } from '../../problems/problem.ts'
import { useUpdateUser } from '../api/user.mutations.ts'
import { draftOf, isSameDraft, type UserValues, valuesOf } from '../form/user-values.ts'
import { useUserValidation } from './use-user-validation.ts'

/** The fields of an account as they are edited, what is wrong with them, and how they are saved. */
export function useEditUser(user: User, onClose: () => void) {
  const { t } = useTranslation('adminUsers')
  const [values, setValues] = useState(() => valuesOf(user))
  const [isTried, setIsTried] = useState(false)
  const { problems, isBlank } = useUserValidation(values, isTried)
  const update = useUpdateUser(user.id)
  const notify = useNotify()

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsTried(true)
    if (problems.all.length > 0 || update.isPending) return
    const draft = draftOf(values)
    if (isSameDraft(draft, draftOf(valuesOf(user)))) return onClose()
    update.mutate(draft, {
      onSuccess: () => {
        notify.success(t('edit.done'))
        onClose()
      },
    })
  }

  return {
    values,
    change: (changes: Partial<UserValues>) => setValues({ ...values, ...changes }),
    errors: { ...detailsOf(update.error).fields, ...problems.shown },
    /** Something that an account needs is blank. */
    isBlank,
    update,
    handleSubmit,
  }
}
