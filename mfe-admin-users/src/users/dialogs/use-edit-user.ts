import type { User } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Form, showFieldProblems, useNotify } from '@confida/ui/antd'
import { detailsOf } from '../../problems/problem.ts'
import { useUpdateUser } from '../api/user.mutations.ts'
import { draftOf, isComplete, isSameDraft, type UserValues, valuesOf } from '../form/user-values.ts'

/** The form of an account and how it is saved. */
export function useEditUser(user: User, onClose: () => void) {
  const { t } = useTranslation('adminUsers')
  const [form] = Form.useForm<UserValues>()
  const initialValues = valuesOf(user)
  const values = Form.useWatch<UserValues>([], form) ?? initialValues
  const update = useUpdateUser(user.id)
  const notify = useNotify()

  const handleFinish = (finished: UserValues) => {
    if (update.isPending) return
    const draft = draftOf(finished)
    if (isSameDraft(draft, draftOf(initialValues))) return onClose()
    update.mutate(draft, {
      onSuccess: () => {
        notify.success(t('edit.done'))
        onClose()
      },
      onError: (error) => showFieldProblems(form, detailsOf(error).fields),
    })
  }

  return { form, initialValues, isReady: isComplete(values), update, handleFinish }
}
