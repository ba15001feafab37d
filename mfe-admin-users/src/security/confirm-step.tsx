import { useTranslation } from '@confida/i18n'
import { Alert, Button, Flex } from '@confida/ui/antd'
import { useRemoveSecondFactor, useRenewCodes } from './security.mutations.ts'
import type { SecurityChange, StepProps } from './security-change.ts'
import { useSecurityProblem } from './use-security-problem.ts'

type Removal = Extract<SecurityChange, { kind: 'remove' }>

/** Asks once more before a second factor, or the recovery codes of before, end. */
export function ConfirmStep({ ticket, removal, onDone }: StepProps & { removal: Removal | undefined }) {
  const { t } = useTranslation('adminUsers')
  const { t: tc } = useTranslation('common')
  const remove = useRemoveSecondFactor(ticket)
  const renew = useRenewCodes(ticket)
  const problem = useSecurityProblem(remove.error ?? renew.error)
  const removalText = removal?.isLast ? 'security.removeLastText' : 'security.removeText'

  const handleConfirm = () => {
    if (removal) remove.mutate(removal.factor.id, { onSuccess: () => onDone([]) })
    else renew.mutate(undefined, { onSuccess: ({ recovery_codes }) => onDone(recovery_codes) })
  }

  return (
    <Flex vertical gap="middle">
      <p>{t(removal ? removalText : 'security.renewText')}</p>
      {problem && <Alert showIcon type="error" title={problem} />}
      <Button
        block
        type="primary"
        danger={removal !== undefined}
        loading={remove.isPending || renew.isPending}
        onClick={handleConfirm}
      >
        {removal ? tc('actions.delete') : t('security.renewCodes')}
      </Button>
    </Flex>
  )
}
