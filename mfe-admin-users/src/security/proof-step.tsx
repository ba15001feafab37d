import type { SecondStep } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Alert, Button, Flex } from '@confida/ui/antd'
import { Fingerprint } from 'lucide-react'
import { OneFieldStep } from './one-field-step.tsx'
import { useProof } from './security.mutations.ts'
import { useSecurityProblem } from './use-security-problem.ts'

interface ProofStepProps {
  step: SecondStep
  onDone: () => void
}

/** The second step before a change: an app's code or a recovery code, or a passkey. */
export function ProofStep({ step, onDone }: ProofStepProps) {
  const { t } = useTranslation('adminUsers')
  const byCode = useProof(step.ticket)
  const byPasskey = useProof(step.ticket)
  const problem = useSecurityProblem(byPasskey.error)
  return (
    <Flex vertical gap="middle">
      {step.methods.includes('passkey') && (
        <>
          {problem && <Alert showIcon type="error" title={problem} />}
          <Button
            block
            icon={<Fingerprint aria-hidden size={16} />}
            loading={byPasskey.isPending}
            onClick={() => byPasskey.mutate(undefined, { onSuccess: onDone })}
          >
            {t('security.usePasskey')}
          </Button>
        </>
      )}
      <OneFieldStep
        label={t('security.code')}
        missingText={t('security.codeMissing')}
        submitLabel={t('security.verify')}
        input={{ dir: 'ltr', autoComplete: 'one-time-code' }}
        error={byCode.error}
        isPending={byCode.isPending}
        onSubmit={(code) => byCode.mutate(code, { onSuccess: onDone })}
      />
    </Flex>
  )
}
