import { PASSWORD_MODE, PROFILE_TYPE } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useKeptDraft } from '@confida/session'
import { Form, showFieldProblems, useNotify } from '@confida/ui/antd'
import { useNavigate } from 'react-router-dom'
import { viewLink } from '../address/view-link.ts'
import { detailsOf } from '../problems/problem.ts'
import { useCreateUser } from '../users/api/user.mutations.ts'
import { draftOf, isComplete, noValues, type UserValues } from '../users/form/user-values.ts'

export interface NewUserValues extends UserValues {
  password: string
}

const initialValues: NewUserValues = { ...noValues, password: '' }

/** The form of a new account and how it is made; afterwards the list of accounts is shown. */
export function useNewUser() {
  const { t } = useTranslation('adminUsers')
  const navigate = useNavigate()
  const notify = useNotify()
  const [form] = Form.useForm<NewUserValues>()
  const { left, keep, drop } = useKeptDraft<UserValues>('new-user')
  const values = Form.useWatch<NewUserValues>([], form) ?? initialValues
  const create = useCreateUser()

  const handleChange = ({ password: _, ...account }: NewUserValues) => keep(account)
  const handleDiscard = () => {
    form.setFieldsValue(initialValues)
    drop()
  }
  const handleCreated = () => {
    drop()
    notify.success(t('create.done'))
    navigate(viewLink('utenti'))
  }
  const handleFinish = ({ password, ...account }: NewUserValues) => {
    if (create.isPending) return
    create.mutate(
      { ...draftOf(account), password, profileType: PROFILE_TYPE, passwordMode: PASSWORD_MODE },
      { onSuccess: handleCreated, onError: (error) => showFieldProblems(form, detailsOf(error).fields) },
    )
  }

  return {
    form,
    initialValues: { ...initialValues, ...left },
    isRestored: left !== undefined,
    isReady: isComplete(values) && values.password.trim() !== '',
    create,
    handleChange,
    handleDiscard,
    handleFinish,
  }
}
