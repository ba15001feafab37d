import { useTranslation } from '@confida/i18n'
import { useSession } from '@confida/session'
import { Alert, Button, Dialog, notify, Stack } from '@confida/ui'
import { type SubmitEvent, useId, useState } from 'react'
import { detailsOf } from '../../problems/problem.ts'
import { useUpdateUser } from '../api/user.mutations.ts'
import { UserFields } from '../form/user-fields.tsx'
import { draftOf, isSameDraft, valuesOf } from '../form/user-values.ts'
import { useUpdateProblem } from './use-update-problem.ts'
import { useUserValidation } from './use-user-validation.ts'
import type { UserDialogProps } from './user-dialog.ts'

/** Name, e-mail, phone and birth date of an account. Without a change it just closes. */
export function EditUserDialog({ user, onClose }: UserDialogProps) {
  const { t } = useTranslation('adminUsers')
  const { t: tc } = useTranslation('common')
  const formId = useId()
  const [values, setValues] = useState(() => valuesOf(user))
  const [isTried, setIsTried] = useState(false)
  const update = useUpdateUser(user.id)
  const problemText = useUpdateProblem()
  const { problems, isBlank } = useUserValidation(values, isTried)
  const draft = draftOf(values)
  const isOwn = useSession((state) => state.user?.id) === user.id
  const isOtherAdministrator = user.role === 'admin' && !isOwn

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsTried(true)
    if (problems.all.length > 0 || update.isPending) return
    if (isSameDraft(draft, draftOf(valuesOf(user)))) return onClose()
    update.mutate(draft, {
      onSuccess: () => {
        notify.success(t('edit.done'))
        onClose()
      },
    })
  }

  const footer = (
    <>
      <Button variant="secondary" disabled={update.isPending} onClick={onClose}>
        {tc('actions.cancel')}
      </Button>
      <Button type="submit" form={formId} disabled={isBlank} loading={update.isPending}>
        {tc('actions.save')}
      </Button>
    </>
  )

  return (
    <Dialog open title={t('edit.title')} dismissible={!update.isPending} footer={footer} onClose={onClose}>
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <Stack gap={5}>
          {update.isError && <Alert tone="danger">{problemText(update.error)}</Alert>}
          <UserFields
            values={values}
            emailLock={isOtherAdministrator ? t('edit.otherAdministrator') : undefined}
            errors={{ ...detailsOf(update.error).fields, ...problems.shown }}
            onChange={(changes) => setValues({ ...values, ...changes })}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
