import { useTranslation } from '@confida/i18n'
import { Button, useNotify } from '@confida/ui/antd'
import { RotateCw } from 'lucide-react'
import { reasonOf } from '../../problems/reason.ts'
import { useRetryMail } from '../api/outbox.mutations.ts'

/** Sends a mail again that could not be sent, or was kept for want of a mail server. */
export function RetryButton({ id }: { id: string }) {
  const { t } = useTranslation('adminContent')
  const retry = useRetryMail(id)
  const notify = useNotify()

  const handleClick = () =>
    retry.mutate(undefined, {
      onSuccess: () => notify.success(t('outbox.retried')),
      onError: (error) => notify.error(reasonOf(error) ?? t('outbox.retryError')),
    })

  return (
    <Button
      size="small"
      icon={<RotateCw aria-hidden size={16} />}
      loading={retry.isPending}
      onClick={handleClick}
    >
      {t('outbox.retry')}
    </Button>
  )
}
