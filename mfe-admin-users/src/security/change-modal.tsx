import type { SecondStep } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Modal, useNotify } from '@confida/ui/antd'
import { useState } from 'react'
import { AppStep } from './app-step.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { OneFieldStep } from './one-field-step.tsx'
import { PasskeyStep } from './passkey-step.tsx'
import { ProofStep } from './proof-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useRefreshSecondFactors, useStartChange } from './security.mutations.ts'
import type { SecurityChange } from './security-change.ts'

interface ChangeModalProps {
  change: SecurityChange
  onClosed: () => void
}

/** One change of the own second factors: the password, the second step where there is one, then the change itself. */
export function ChangeModal({ change, onClosed }: ChangeModalProps) {
  const { t } = useTranslation('adminUsers')
  const notify = useNotify()
  const refresh = useRefreshSecondFactors()
  const start = useStartChange()
  const [isOpen, setIsOpen] = useState(true)
  const [step, setStep] = useState<SecondStep>()
  const [isProven, setIsProven] = useState(false)
  const [codes, setCodes] = useState<string[]>([])
  const close = () => setIsOpen(false)

  const finish = (recoveryCodes: string[]) => {
    void refresh()
    notify.success(t('security.saved'))
    if (recoveryCodes.length > 0) setCodes(recoveryCodes)
    else close()
  }

  const content = () => {
    if (codes.length > 0) return <RecoveryCodes codes={codes} onDone={close} />
    if (!step)
      return (
        <OneFieldStep
          isPassword
          label={t('password.admin')}
          missingText={t('password.blank')}
          submitLabel={t('security.continue')}
          input={{ autoComplete: 'current-password' }}
          error={start.error}
          isPending={start.isPending}
          onSubmit={(password) => start.mutate(password, { onSuccess: setStep })}
        >
          <p>{t('security.passwordText')}</p>
        </OneFieldStep>
      )
    if (!step.needs_setup && !isProven) return <ProofStep step={step} onDone={() => setIsProven(true)} />
    const props = { ticket: step.ticket, onDone: finish }
    if (change.kind === 'totp') return <AppStep {...props} />
    if (change.kind === 'passkey') return <PasskeyStep {...props} />
    return <ConfirmStep {...props} removal={change.kind === 'remove' ? change : undefined} />
  }

  return (
    <Modal
      open={isOpen}
      width={440}
      title={useChangeTitle(change, codes.length > 0)}
      footer={null}
      closable={codes.length === 0}
      mask={{ closable: false }}
      onCancel={close}
      afterClose={onClosed}
    >
      {content()}
    </Modal>
  )
}

function useChangeTitle(change: SecurityChange, hasCodes: boolean): string {
  const { t } = useTranslation('adminUsers')
  if (hasCodes) return t('security.recovery.title')
  if (change.kind === 'remove') return t('security.removeTitle', { name: change.name })
  if (change.kind === 'recovery') return t('security.renewCodes')
  return t(change.kind === 'totp' ? 'security.app' : 'security.passkeyTitle')
}
