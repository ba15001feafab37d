import { useTranslation } from '@confida/i18n'
import { Button } from '@confida/ui'

/** A small Retry button at the end of a notice. */
export function RetryButton({ loading, onClick }: { loading?: boolean; onClick: () => void }) {
  const { t } = useTranslation('common')
  return (
    <Button size="sm" variant="ghost" loading={loading} onClick={onClick}>
      {t('actions.retry')}
    </Button>
  )
}
