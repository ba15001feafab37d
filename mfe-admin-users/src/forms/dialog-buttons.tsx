import { useTranslation } from '@confida/i18n'
import { Button } from '@confida/ui'

interface DialogButtonsProps {
  /** The form in the dialog that the second button sends. */
  formId: string
  label: string
  tone?: 'primary' | 'danger'
  disabled?: boolean
  isPending: boolean
  onCancel: () => void
}

/** At the foot of a dialog with a form: leave it, or send the form. */
export function DialogButtons(props: DialogButtonsProps) {
  const { formId, label, tone = 'primary', disabled, isPending, onCancel } = props
  const { t } = useTranslation('common')
  return (
    <>
      <Button variant="secondary" disabled={isPending} onClick={onCancel}>
        {t('actions.cancel')}
      </Button>
      <Button type="submit" form={formId} variant={tone} disabled={disabled} loading={isPending}>
        {label}
      </Button>
    </>
  )
}
