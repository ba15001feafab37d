import type { User } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { updateUser, useKeptDraft } from '@confida/session'
import { Form, showFieldProblems, useNotify } from '@confida/ui/antd'
import { fieldProblemsOf } from '../../problems/problem.ts'
import { useUpdateUser } from '../api/user.mutations.ts'
import { draftOf, isComplete, isSameDraft, type UserValues, valuesOf } from '../form/user-values.ts'

export interface EditedValues extends UserValues {
  admin_password?: string
}

/** The form of an account and how it is saved. */
export function useEditUser(user: User, isOwn: boolean, onClose: () => void) {
  const { t } = useTranslation('adminUsers')
  const [form] = Form.useForm<EditedValues>()
  const { left, keep, drop } = useKeptDraft<UserValues>(`user ${user.id}`)
  const saved: EditedValues = valuesOf(user)
  const initialValues = left ?? saved
  // Its fields are not there yet while the dialog begins to move in.
  const values = { ...initialValues, ...Form.useWatch<EditedValues>([], form) }
  // Who finds an open back office must not be able to move the account to another mailbox.
  const isPasswordNeeded = isOwn && values.email.trim() !== user.email
  const update = useUpdateUser(user.id)
  const notify = useNotify()

  const handleClose = () => {
    drop()
    onClose()
  }
  const handleChange = ({ admin_password: _, ...account }: EditedValues) => keep(account)
  const handleDiscard = () => {
    form.setFieldsValue(saved)
    drop()
  }
  const handleFinish = ({ admin_password, ...finished }: EditedValues) => {
    if (update.isPending) return
    const draft = draftOf(finished)
    if (isSameDraft(draft, draftOf(saved))) return handleClose()
    update.mutate(
      { ...draft, admin_password },
      {
        onSuccess: (saved) => {
          if (isOwn) updateUser(saved)
          notify.success(t('edit.done'))
          handleClose()
        },
        onError: (error) => showFieldProblems(form, fieldProblemsOf(error)),
      },
    )
  }

  return {
    form,
    initialValues,
    isRestored: left !== undefined,
    isReady: isComplete(values),
    isPasswordNeeded,
    update,
    handleClose,
    handleChange,
    handleDiscard,
    handleFinish,
  }
}
