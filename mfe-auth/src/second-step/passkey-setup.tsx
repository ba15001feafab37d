import { PASSKEY_NAME_MAX } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Alert, Button, TextField } from '@confida/ui'
import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { type FormEvent, useState } from 'react'
import formStyles from '../form/form.module.css'
import type { SetupProps } from './app-setup.tsx'
import { useNewPasskey } from './second-step.mutations.ts'
import { SecondStepAlert } from './second-step-alert.tsx'

/** Makes a passkey, with a name to tell it from others. */
export function PasskeySetup({ ticket, onDone, onAgain }: SetupProps) {
  const { t } = useTranslation('secondStep')
  const [name, setName] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const create = useNewPasskey(ticket)
  const isSupported = browserSupportsWebAuthn()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(!name.trim())
    if (name.trim() && !create.isPending) create.mutate(name, { onSuccess: onDone })
  }

  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <p>{t('setup.passkeyText')}</p>
      {!isSupported && <Alert tone="warning">{t('passkey.unsupported')}</Alert>}
      <TextField
        name="passkey_name"
        label={t('setup.passkeyName')}
        hint={t('setup.passkeyNameHint')}
        autoComplete="off"
        maxLength={PASSKEY_NAME_MAX}
        autoFocus
        error={isMissing && t('setup.nameMissing')}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <SecondStepAlert error={create.error} onAgain={onAgain} />
      <Button type="submit" size="lg" fullWidth disabled={!isSupported} loading={create.isPending}>
        {t('setup.createPasskey')}
      </Button>
    </form>
  )
}
