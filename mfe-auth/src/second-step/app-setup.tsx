import { type confirmTotpSetup, type ResponseOf, TOTP_CODE_LENGTH } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Button, Spinner, TextField } from '@confida/ui'
import { type FormEvent, useState } from 'react'
import formStyles from '../form/form.module.css'
import { appCodeIn } from './code-form.tsx'
import { QrCode } from './qr-code.tsx'
import styles from './second-step.module.css'
import { useConfirmTotp, useTotpSetup } from './second-step.mutations.ts'
import { SecondStepAlert } from './second-step-alert.tsx'

export interface SetupProps {
  ticket: string
  onDone: (setup: ResponseOf<typeof confirmTotpSetup>) => void
  onAgain: () => void
}

const inFours = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ')

/** Connects an authenticator app: scan, then show that it works. */
export function AppSetup({ ticket, onDone, onAgain }: SetupProps) {
  const { t } = useTranslation('secondStep')
  const setup = useTotpSetup(ticket)
  const confirm = useConfirmTotp()
  const [code, setCode] = useState('')
  const [isMissing, setIsMissing] = useState(false)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isComplete = code.length === TOTP_CODE_LENGTH
    setIsMissing(!isComplete)
    if (isComplete && !confirm.isPending) confirm.mutate({ ticket, code }, { onSuccess: onDone })
  }

  if (setup.isError) return <SecondStepAlert error={setup.error} onAgain={onAgain} />
  if (!setup.data) return <Spinner />
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <p>{t('setup.scan')}</p>
      <QrCode text={setup.data.uri} label={t('setup.qr')} />
      <p className={styles.aside}>
        <a href={setup.data.uri}>{t('setup.open')}</a>
      </p>
      <p className={styles.aside}>
        {t('setup.key')} <code dir="ltr">{inFours(setup.data.secret)}</code>
      </p>
      <p>{t('setup.enter')}</p>
      <TextField
        name="code"
        label={t('methods.totp.label')}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        autoFocus
        inputClassName={styles.code}
        error={isMissing && t('codeMissing')}
        value={code}
        onChange={(event) => setCode(appCodeIn(event.target.value))}
      />
      <SecondStepAlert error={confirm.error} onAgain={onAgain} />
      <Button type="submit" size="lg" fullWidth loading={confirm.isPending}>
        {t('setup.activate')}
      </Button>
    </form>
  )
}
