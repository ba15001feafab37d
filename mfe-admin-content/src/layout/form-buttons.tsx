import { useTranslation } from '@confida/i18n'
import { Button, Flex } from '@confida/ui/antd'

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
    <Flex wrap justify="end" gap={12}>
      <Button disabled={isPending} onClick={onCancel}>
        {t('actions.cancel')}
      </Button>
      <Button type="primary" htmlType="submit" loading={isPending}>
        {label}
      </Button>
    </Flex>
  )
}
