import { useTranslation } from '@confida/i18n'
import { Alert, Button } from '@confida/ui'
import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { Fingerprint } from 'lucide-react'
import formStyles from '../form/form.module.css'
import { type Prove, usePasskeyProof } from './second-step.mutations.ts'
import { SecondStepAlert } from './second-step-alert.tsx'

interface PasskeyFormProps {
  ticket: string
  prove: Prove
  onAgain: () => void
}

/** A second step by a passkey. */
export function PasskeyForm({ ticket, prove, onAgain }: PasskeyFormProps) {
  const { t } = useTranslation('secondStep')
  const proof = usePasskeyProof(ticket, prove)
  const isSupported = browserSupportsWebAuthn()
  return (
    <div className={formStyles.form}>
      <p>{t('methods.passkey.text')}</p>
      {!isSupported && <Alert tone="warning">{t('passkey.unsupported')}</Alert>}
      <SecondStepAlert error={proof.error} onAgain={onAgain} />
      <Button
        size="lg"
        fullWidth
        autoFocus
        icon={<Fingerprint aria-hidden />}
        disabled={!isSupported}
        loading={proof.isPending}
        onClick={() => proof.mutate()}
      >
        {t('methods.passkey.button')}
      </Button>
    </div>
  )
}
