import { useTranslation } from '@confida/i18n'
import { Button } from '@confida/ui'
import formStyles from '../form/form.module.css'
import { SecondStepAlert } from '../second-step/second-step-alert.tsx'
import { useRenewCodes } from './second-factor.mutations.ts'

interface NewCodesStepProps {
  ticket: string
  onDone: (codes: string[]) => void
  onAgain: () => void
}

/** New recovery codes in the place of the old ones. */
export function NewCodesStep({ ticket, onDone, onAgain }: NewCodesStepProps) {
  const { t } = useTranslation('secondStep')
  const renew = useRenewCodes(ticket)
  return (
    <div className={formStyles.form}>
      <p>{t('account.renewText')}</p>
      <SecondStepAlert error={renew.error} onAgain={onAgain} />
      <Button
        size="lg"
        fullWidth
        loading={renew.isPending}
        onClick={() => renew.mutate(undefined, { onSuccess: ({ recovery_codes }) => onDone(recovery_codes) })}
      >
        {t('account.renewCodes')}
      </Button>
    </div>
  )
}
