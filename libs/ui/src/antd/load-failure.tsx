import { useTranslation } from '@confida/i18n'
import Button from 'antd/es/button'
import Result from 'antd/es/result'
import { RotateCw } from 'lucide-react'

interface LoadFailureProps {
  title: string
  isRetrying: boolean
  onRetry: () => void
}

/** Shown instead of something that could not be loaded, with a button to try again. */
export function LoadFailure({ title, isRetrying, onRetry }: LoadFailureProps) {
  const { t } = useTranslation('common')
  return (
    <Result
      role="alert"
      status="error"
      title={title}
      subTitle={t('failure.text')}
      extra={
        <Button icon={<RotateCw aria-hidden size={16} />} loading={isRetrying} onClick={onRetry}>
          {t('actions.retry')}
        </Button>
      }
    />
  )
}
