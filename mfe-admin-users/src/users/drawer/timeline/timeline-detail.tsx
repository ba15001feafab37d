import type { TimelineEntry, TimelineEntryOf } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { StarRatingView } from '@confida/ui'
import { Tag } from '@confida/ui/antd'
import { useEuro } from '../../../format/use-number.ts'
import styles from './timeline-event.module.css'

const mailColours = { queued: 'processing', sent: 'success', failed: 'error', kept: 'default' } as const
const paymentColours = {
  paid: 'success',
  refunded: 'warning',
  open: 'processing',
  expired: 'default',
} as const

/** What became of it, below its title. */
export function TimelineDetail({ entry }: { entry: TimelineEntry }) {
  const { t } = useTranslation('adminUsers')
  switch (entry.kind) {
    case 'payment':
      return <PaymentDetail payment={entry} />
    case 'mail':
      return (
        <span className={styles.detail}>
          <Tag color={mailColours[entry.state]}>{t(`drawer.timeline.mailStates.${entry.state}`)}</Tag>
        </span>
      )
    case 'feedback':
      return (
        <div className={styles.detail}>
          {entry.rating && <StarRatingView value={entry.rating} size={16} />}
          <p dir="auto">{entry.message}</p>
        </div>
      )
    case 'change':
      return entry.actor_name ? (
        <span className={styles.detail}>
          <bdi>{t('drawer.timeline.by', { name: entry.actor_name })}</bdi>
        </span>
      ) : null
    default:
      return null
  }
}

function PaymentDetail({ payment }: { payment: TimelineEntryOf<'payment'> }) {
  const { t } = useTranslation('adminUsers')
  const euro = useEuro()
  const { amount, refunded_amount, payment_status } = payment
  // An unpaid checkout that is complete waits for the bank.
  const unpaid = payment.status === 'expired' ? 'expired' : 'open'
  const state = payment_status === 'unpaid' ? unpaid : payment_status
  return (
    <span className={styles.detail}>
      <Tag color={paymentColours[state]}>{t(`drawer.timeline.paymentStates.${state}`)}</Tag>
      <bdi>{euro(amount)}</bdi>
      {refunded_amount > 0 && refunded_amount < amount && (
        <> · {t('drawer.timeline.refunded', { amount: euro(refunded_amount) })}</>
      )}
    </span>
  )
}
