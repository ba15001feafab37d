import type { User, UserDraft } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { updateUser, useKeptDraft } from '@confida/session'
import { Form, showFieldProblems, useNotify, useRecordConflict } from '@confida/ui/antd'
import { currentOf, fieldProblemsOf } from '../../problems/problem.ts'
import { useRefreshUsers, useUpdateUser } from '../api/user.mutations.ts'
import { draftOf, isComplete, isSameDraft, seenOf, type UserValues, valuesOf } from '../form/user-values.ts'

export interface EditedValues extends UserValues {
  admin_password?: string
}

/** The form of an account and how it is saved. */
export function useEditUser(user: User, isOwn: boolean, onClose: () => void) {
  const { t } = useTranslation('adminUsers')
  const [form] = Form.useForm<EditedValues>()
  // With what it was begun from: found again, it must not overwrite what somebody else has saved meanwhile.
  const { left, keep, drop } = useKeptDraft<{ values: UserValues; base: UserDraft }>(`user ${user.id}`)
  const conflict = useRecordConflict(left?.base ?? seenOf(user))
  const refresh = useRefreshUsers()
  const saved: EditedValues = valuesOf(conflict.base)
  const initialValues = left?.values ?? saved
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
  const handleChange = ({ admin_password: _, ...account }: EditedValues) =>
    keep({ values: account, base: conflict.base })
  const handleDiscard = () => {
    conflict.settle(seenOf(user))
    form.setFieldsValue(valuesOf(user))
    drop()
  }
  const saveOver = (base: UserDraft, { admin_password, ...finished }: EditedValues) =>
    update.mutate(
      { ...draftOf(finished), admin_password, base },
      {
        onSuccess: (saved) => {
          if (isOwn) updateUser(saved)
          notify.success(t('edit.done'))
          handleClose()
        },
        onError: (error) => {
          conflict.meet(currentOf(error) as UserDraft | undefined)
          showFieldProblems(form, fieldProblemsOf(error))
        },
      },
    )
  const handleFinish = (finished: EditedValues) => {
    if (update.isPending) return
    if (isSameDraft(draftOf(finished), draftOf(saved))) return handleClose()
    saveOver(conflict.base, finished)
  }
  const decide = (isMine: boolean) => {
    const { current } = conflict
    if (!current) return
    conflict.settle(current)
    if (isMine) return saveOver(current, form.getFieldsValue())
    form.setFieldsValue(valuesOf(current))
    update.reset()
    drop()
    void refresh()
  }

  return {
    form,
    initialValues,
    isRestored: left !== undefined,
    isReady: isComplete(values),
    isPasswordNeeded,
    update,
    conflict,
    handleOverwrite: () => decide(true),
    handleTakeSaved: () => decide(false),
    mine: draftOf(values),
    handleClose,
    handleChange,
    handleDiscard,
    handleFinish,
  }
}
