import type { AdminPaymentDetail } from '@confida/contracts'
import { formatDateTime, useTranslation } from '@confida/i18n'
import { Descriptions } from '@confida/ui/antd'
import styles from './payment-facts.module.css'

/** What Stripe has told of a payment, in its own words. */
export function PaymentEvents({ events }: Pick<AdminPaymentDetail, 'events'>) {
  const { t } = useTranslation('adminContent')
  if (events.length === 0) return null
  return (
    <Descriptions
      size="small"
      column={1}
      title={t('payments.events')}
      items={events.map(({ id, type, received_at }) => ({
        key: id,
        label: formatDateTime(received_at),
        children: <bdi className={styles.fact}>{type}</bdi>,
      }))}
    />
  )
}
