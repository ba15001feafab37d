import { useTranslation } from '@confida/i18n'
import Result from 'antd/es/result'
import { RotateCw } from 'lucide-react'
import { useOffline } from '../feedback/use-offline.ts'
import { Button } from './button.tsx'

interface LoadFailureProps {
  title: string
  isRetrying: boolean
  onRetry: () => void
}

/**
 * Shown instead of something that could not be loaded, with a button to try again; without a connection it says so, and tries
 * when there is one.
 */
export function LoadFailure({ title, isRetrying, onRetry }: LoadFailureProps) {
  const { t } = useTranslation('common')
  const isOffline = useOffline(onRetry)
  return (
    <Result
      role="alert"
      status="error"
      title={title}
      subTitle={t(isOffline ? 'failure.offline' : 'failure.text')}
      extra={
        <Button icon={<RotateCw aria-hidden size={16} />} loading={isRetrying} onClick={onRetry}>
          {t('actions.retry')}
        </Button>
      }
    />
  )
}
