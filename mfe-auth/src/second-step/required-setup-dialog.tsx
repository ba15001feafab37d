import type { confirmTotpSetup, ResponseOf, SecondFactorKind } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Dialog } from '@confida/ui'
import { useState } from 'react'
import { AppSetup } from './app-setup.tsx'
import type { LoginSecondStepProps } from './login-second-step.types.ts'
import { PasskeySetup } from './passkey-setup.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetupChoice } from './setup-choice.tsx'

/** An administrator's second factor, without which nothing opens; the session begins once its recovery codes are saved. */
export function RequiredSetupDialog({ step, onSession, onClose }: LoginSecondStepProps) {
  const { t } = useTranslation('secondStep')
  const [kind, setKind] = useState<SecondFactorKind>()
  const [done, setDone] = useState<ResponseOf<typeof confirmTotpSetup>>()
  const setup = { ticket: step.ticket, onDone: setDone, onAgain: onClose }
  const title = done ? t('recovery.title') : t('setup.requiredTitle')
  return (
    <Dialog open size="sm" title={title} dismissible={!done} onClose={onClose}>
      {done ? (
        <RecoveryCodes codes={done.recovery_codes} onDone={() => done.session && onSession(done.session)} />
      ) : (
        <>
          {!kind && <SetupChoice onChoose={setKind} />}
          {kind === 'totp' && <AppSetup {...setup} />}
          {kind === 'passkey' && <PasskeySetup {...setup} />}
        </>
      )}
    </Dialog>
  )
}
