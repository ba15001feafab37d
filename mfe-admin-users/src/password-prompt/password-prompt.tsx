import { useTranslation } from '@confida/i18n'
import { Alert, Button, Dialog, PasswordField, Stack } from '@confida/ui'
import { type SubmitEvent, useId, useState } from 'react'

interface PasswordPromptProps {
  title: string
  description: string
  confirmLabel: string
  /** Said when it is confirmed without a password. */
  blankText: string
  tone?: 'primary' | 'danger'
  isPending: boolean
  /** What is wrong with the password, below its field. */
  passwordProblem?: string
  /** Why the action failed, above the field. */
  problem?: string
  onSubmit: (password: string) => void
  onClose: () => void
}

/** Asks administrators for their own password before something that cannot be left to a mere click. */
export function PasswordPrompt(props: PasswordPromptProps) {
  const { title, description, confirmLabel, blankText, tone = 'primary', isPending } = props
  const { t } = useTranslation('adminUsers')
  const { t: tc } = useTranslation('common')
  const formId = useId()
  const [password, setPassword] = useState('')
  const [isBlank, setIsBlank] = useState(false)

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsBlank(password === '')
    if (password !== '' && !isPending) props.onSubmit(password)
  }

  const footer = (
    <>
      <Button variant="secondary" disabled={isPending} onClick={props.onClose}>
        {tc('actions.cancel')}
      </Button>
      <Button type="submit" form={formId} variant={tone} loading={isPending}>
        {confirmLabel}
      </Button>
    </>
  )

  return (
    <Dialog
      open
      size="sm"
      title={title}
      description={description}
      dismissible={!isPending}
      footer={footer}
      onClose={props.onClose}
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <Stack gap={4}>
          {props.problem && !isPending && <Alert tone="danger">{props.problem}</Alert>}
          <PasswordField
            label={t('password.admin')}
            required
            data-autofocus
            value={password}
            error={isBlank ? blankText : isPending ? undefined : props.passwordProblem}
            onChange={(event) => {
              setPassword(event.target.value)
              setIsBlank(false)
            }}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
