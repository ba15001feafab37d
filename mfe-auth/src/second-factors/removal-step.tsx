import type { SecondFactor } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Button } from '@confida/ui'
import formStyles from '../form/form.module.css'
import { SecondStepAlert } from '../second-step/second-step-alert.tsx'
import { useRemoveSecondFactor } from './second-factor.mutations.ts'

interface RemovalStepProps {
  ticket: string
  factor: SecondFactor
  isLast: boolean
  onDone: () => void
  onAgain: () => void
}

/** Asks once more before a second factor goes. */
export function RemovalStep({ ticket, factor, isLast, onDone, onAgain }: RemovalStepProps) {
  const { t } = useTranslation('secondStep')
  const { t: tc } = useTranslation('common')
  const remove = useRemoveSecondFactor(ticket)
  return (
    <div className={formStyles.form}>
      <p>{t(isLast ? 'account.removeLastText' : 'account.removeText')}</p>
      <SecondStepAlert error={remove.error} onAgain={onAgain} />
      <Button
        variant="danger"
        size="lg"
        fullWidth
        loading={remove.isPending}
        onClick={() => remove.mutate(factor.id, { onSuccess: onDone })}
      >
        {tc('actions.delete')}
      </Button>
    </div>
  )
}
