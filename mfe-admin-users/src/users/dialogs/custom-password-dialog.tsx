import { PASSWORD_MAX } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Alert, Button, Dialog, PasswordField, Stack } from '@confida/ui'
import { type SubmitEvent, useId, useState } from 'react'
import { detailsOf } from '../../problems/problem.ts'
import { useSetCustomPassword } from '../api/user.mutations.ts'
import { useUserDisplay } from '../user-display.ts'
import { NewPassword } from './new-password.tsx'
import type { UserDialogProps } from './user-dialog.ts'

/** Sets any password that is not blank, and then shows it so that it can be passed on. */
export function CustomPasswordDialog({ user, onClose }: UserDialogProps) {
  const { t } = useTranslation('adminUsers')
  const { t: tc } = useTranslation('common')
  const display = useUserDisplay()
  const formId = useId()
  const [password, setPassword] = useState('')
  const [isBlank, setIsBlank] = useState(false)
  const set = useSetCustomPassword(user.id)

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const nothing = password.trim() === ''
    setIsBlank(nothing)
    if (!nothing && !set.isPending) set.mutate(password)
  }

  const footer = set.isSuccess ? (
    <Button onClick={onClose}>{tc('actions.close')}</Button>
  ) : (
    <>
      <Button variant="secondary" disabled={set.isPending} onClick={onClose}>
        {tc('actions.cancel')}
      </Button>
      <Button type="submit" form={formId} loading={set.isPending}>
        {t('password.confirm')}
      </Button>
    </>
  )

  return (
    <Dialog
      open
      size="sm"
      title={t('password.title')}
      description={t('password.text', { name: display.name(user) })}
      dismissible={!set.isPending}
      footer={footer}
      onClose={onClose}
    >
      {set.isSuccess ? (
        <NewPassword password={set.variables} />
      ) : (
        <form id={formId} noValidate onSubmit={handleSubmit}>
          <Stack gap={4}>
            {set.isError && (
              <Alert tone="danger" title={t('password.failed')}>
                {detailsOf(set.error).detail}
              </Alert>
            )}
            <PasswordField
              label={t('password.new')}
              required
              data-autofocus
              autoComplete="new-password"
              maxLength={PASSWORD_MAX}
              value={password}
              error={isBlank ? t('password.blank') : undefined}
              onChange={(event) => {
                setPassword(event.target.value)
                setIsBlank(false)
              }}
            />
          </Stack>
        </form>
      )}
    </Dialog>
  )
}
