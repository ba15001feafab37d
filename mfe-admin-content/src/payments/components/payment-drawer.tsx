import { directionOf, useLanguage, useTranslation } from '@confida/i18n'
import { Button, Drawer, LoadFailure, Skeleton } from '@confida/ui/antd'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { usePayment } from '../api/payment.queries.ts'
import { refundableAmount, unclearRefund } from '../refundable.ts'
import { PaymentFacts } from './payment-facts.tsx'
import { PaymentStateTag } from './payment-state-tag.tsx'
import { RefundDialog } from './refund-dialog.tsx'

interface PaymentDrawerProps {
  id: string
  onClose: () => void
}

/** All that is known of one payment, beside the list. */
export function PaymentDrawer({ id, onClose }: PaymentDrawerProps) {
  const { t } = useTranslation('adminContent')
  const { t: tc } = useTranslation('common')
  const isRightToLeft = directionOf(useLanguage()) === 'rtl'
  const [isRefunding, setIsRefunding] = useState(false)
  const { data, isPending, isFetching, refetch } = usePayment(id)
  const unclear = data && unclearRefund(data)
  const isRefundable = data && (unclear !== undefined || refundableAmount(data) > 0)
  return (
    <Drawer
      open
      placement={isRightToLeft ? 'left' : 'right'}
      size={480}
      title={t('payments.one')}
      footer={
        isRefundable && (
          <Button danger icon={<Undo2 aria-hidden size={16} />} onClick={() => setIsRefunding(true)}>
            {t(unclear ? 'payments.refund.again' : 'payments.refund.open')}
          </Button>
        )
      }
      extra={data && <PaymentStateTag state={data.state} />}
      closable={{ 'aria-label': tc('actions.close') }}
      onClose={onClose}
    >
      {data && <PaymentFacts payment={data} />}
      {data && isRefunding && (
        <RefundDialog payment={data} refund={unclear} onClose={() => setIsRefunding(false)} />
      )}
      {isPending && <Skeleton active />}
      {!data && !isPending && (
        <LoadFailure title={t('payments.loadError')} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
    </Drawer>
  )
}
