import { useTranslation } from '@confida/i18n'
import { Button, Cluster } from '@confida/ui'

interface FormButtonsProps {
  /** What sending the form does. */
  label: string
  isPending: boolean
  onCancel: () => void
}

/** At the end of a form: leave it, or send it. */
export function FormButtons({ label, isPending, onCancel }: FormButtonsProps) {
  const { t } = useTranslation('common')
  return (
    <Cluster justify="end">
      <Button variant="secondary" disabled={isPending} onClick={onCancel}>
        {t('actions.cancel')}
      </Button>
      <Button type="submit" loading={isPending}>
        {label}
      </Button>
    </Cluster>
  )
}
