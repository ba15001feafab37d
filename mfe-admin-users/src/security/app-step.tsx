import { useTranslation } from '@confida/i18n'
import { Alert, Flex, QRCode, Spin } from '@confida/ui/antd'
import { OneFieldStep } from './one-field-step.tsx'
import { useConfirmTotp, useTotpSetup } from './security.mutations.ts'
import type { StepProps } from './security-change.ts'
import { useSecurityProblem } from './use-security-problem.ts'

const inFours = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ')

/** Connects an authenticator app: scan, then show that it works. */
export function AppStep({ ticket, onDone }: StepProps) {
  const { t } = useTranslation('adminUsers')
  const setup = useTotpSetup(ticket)
  const confirm = useConfirmTotp()
  const problem = useSecurityProblem(setup.error)
  if (problem) return <Alert showIcon type="error" title={problem} />
  if (!setup.data) return <Spin />
  const { secret, uri } = setup.data
  return (
    <OneFieldStep
      label={t('security.appCode')}
      missingText={t('security.codeMissing')}
      submitLabel={t('security.activate')}
      input={{ dir: 'ltr', inputMode: 'numeric', autoComplete: 'one-time-code' }}
      error={confirm.error}
      isPending={confirm.isPending}
      onSubmit={(code) =>
        confirm.mutate({ ticket, code }, { onSuccess: ({ recovery_codes }) => onDone(recovery_codes) })
      }
    >
      <p>{t('security.scan')}</p>
      <Flex justify="center" role="img" aria-label={t('security.qr')}>
        <QRCode type="svg" value={uri} size={200} color="#000000" bgColor="#ffffff" />
      </Flex>
      <p>
        {t('security.key')} <code dir="ltr">{inFours(secret)}</code>
      </p>
    </OneFieldStep>
  )
}
