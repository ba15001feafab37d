import { PASSKEY_NAME_MAX } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Alert } from '@confida/ui/antd'
import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { OneFieldStep } from './one-field-step.tsx'
import { useNewPasskey } from './security.mutations.ts'
import type { StepProps } from './security-change.ts'

/** Makes a passkey, with a name to tell it from others. */
export function PasskeyStep({ ticket, onDone }: StepProps) {
  const { t } = useTranslation('adminUsers')
  const create = useNewPasskey(ticket)
  if (!browserSupportsWebAuthn())
    return <Alert showIcon type="warning" title={t('security.passkey.unsupported')} />
  return (
    <OneFieldStep
      label={t('security.passkeyName')}
      extra={t('security.passkeyNameHint')}
      missingText={t('security.nameMissing')}
      submitLabel={t('security.createPasskey')}
      input={{ maxLength: PASSKEY_NAME_MAX, autoComplete: 'off' }}
      error={create.error}
      isPending={create.isPending}
      onSubmit={(name) => create.mutate(name, { onSuccess: ({ recovery_codes }) => onDone(recovery_codes) })}
    >
      <p>{t('security.passkeyText')}</p>
    </OneFieldStep>
  )
}
