import { directionOf, useLanguage, useTranslation } from '@confida/i18n'
import { Drawer, LoadFailure, Skeleton } from '@confida/ui/antd'
import { usePayment } from '../api/payment.queries.ts'
import { PaymentFacts } from './payment-facts.tsx'
import { PaymentStateTag } from './payment-state-tag.tsx'

interface PaymentDrawerProps {
  id: string
  onClose: () => void
}

/** All that is known of one payment, beside the list. */
export function PaymentDrawer({ id, onClose }: PaymentDrawerProps) {
  const { t } = useTranslation('adminContent')
  const { t: tc } = useTranslation('common')
  const isRightToLeft = directionOf(useLanguage()) === 'rtl'
  const { data, isPending, isFetching, refetch } = usePayment(id)
  return (
    <Drawer
      open
      placement={isRightToLeft ? 'left' : 'right'}
      size={480}
      title={t('payments.one')}
      extra={data && <PaymentStateTag state={data.state} />}
      closable={{ 'aria-label': tc('actions.close') }}
      onClose={onClose}
    >
      {data && <PaymentFacts payment={data} />}
      {isPending && <Skeleton active />}
      {!data && !isPending && (
        <LoadFailure title={t('payments.loadError')} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
    </Drawer>
  )
}
