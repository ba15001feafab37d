import type { SecondStep } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Dialog, notify } from '@confida/ui'
import { useState } from 'react'
import { AppSetup } from '../second-step/app-setup.tsx'
import { PasskeySetup } from '../second-step/passkey-setup.tsx'
import { RecoveryCodes } from '../second-step/recovery-codes.tsx'
import { SecondStepForms } from '../second-step/second-step-forms.tsx'
import { NewCodesStep } from './new-codes-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { RemovalStep } from './removal-step.tsx'
import { proveChange, useRefreshSecondFactors } from './second-factor.mutations.ts'
import type { SecondFactorChange } from './second-factor-change.ts'

interface ChangeDialogProps {
  change: SecondFactorChange
  onClose: () => void
}

const doneTexts = {
  totp: 'account.doneApp',
  passkey: 'account.donePasskey',
  remove: 'account.removed',
} as const

/** One change of the own second factors: the password, the second step where there is one, then the change itself. */
export function ChangeDialog({ change, onClose }: ChangeDialogProps) {
  const { t } = useTranslation('secondStep')
  const refresh = useRefreshSecondFactors()
  const [step, setStep] = useState<SecondStep>()
  const [isProven, setIsProven] = useState(false)
  const [codes, setCodes] = useState<string[]>([])

  const again = () => {
    setStep(undefined)
    setIsProven(false)
  }
  const finish = (recoveryCodes: string[] = []) => {
    void refresh()
    if (change.kind !== 'recovery') notify.success(t(doneTexts[change.kind]))
    if (recoveryCodes.length > 0) setCodes(recoveryCodes)
    else onClose()
  }

  const content = () => {
    if (codes.length > 0) return <RecoveryCodes codes={codes} onDone={onClose} />
    if (!step) return <PasswordStep onDone={setStep} />
    const { ticket, needs_setup } = step
    if (!needs_setup && !isProven) {
      const prove: typeof proveChange = async (proof) => {
        const answer = await proveChange(proof)
        setIsProven(true)
        return answer
      }
      return <SecondStepForms step={step} prove={prove} onAgain={again} />
    }
    if (change.kind === 'remove')
      return <RemovalStep ticket={ticket} {...change} onDone={finish} onAgain={again} />
    const setup = {
      ticket,
      onAgain: again,
      onDone: (done: { recovery_codes: string[] }) => finish(done.recovery_codes),
    }
    if (change.kind === 'totp') return <AppSetup {...setup} />
    if (change.kind === 'passkey') return <PasskeySetup {...setup} />
    return <NewCodesStep ticket={ticket} onDone={finish} onAgain={again} />
  }

  return (
    <Dialog
      open
      size="sm"
      title={useChangeTitle(change, codes.length > 0)}
      dismissible={codes.length === 0}
      onClose={onClose}
    >
      {content()}
    </Dialog>
  )
}

function useChangeTitle(change: SecondFactorChange, hasCodes: boolean): string {
  const { t } = useTranslation('secondStep')
  if (hasCodes) return t('recovery.title')
  if (change.kind === 'remove') return t('account.removeTitle', { name: change.name })
  if (change.kind === 'recovery') return t('account.renewCodes')
  return t(change.kind === 'totp' ? 'setup.app' : 'setup.passkey')
}
