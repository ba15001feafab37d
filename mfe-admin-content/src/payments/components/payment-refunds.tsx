import type { AdminPaymentDetail, PaymentRefund } from '@confida/contracts'
import { formatDateTime, useTranslation } from '@confida/i18n'
import { Descriptions } from '@confida/ui/antd'
import { useEuro } from '../../format/use-number.ts'
import styles from './payment-facts.module.css'

/** What was given back, why and by whom, and what Stripe refused. */
export function PaymentRefunds({ refunds }: Pick<AdminPaymentDetail, 'refunds'>) {
  const { t } = useTranslation('adminContent')
  const euro = useEuro()
  if (refunds.length === 0) return null
  const factsOf = ({ amount, state, refusal, reason, actor_name, comment }: PaymentRefund) => [
    euro(amount),
    refusal ? `${t(`payments.refund.states.${state}`)} (${refusal})` : t(`payments.refund.states.${state}`),
    ...(reason ? [t(`payments.refund.reasons.${reason}`)] : []),
    ...(actor_name ? [actor_name] : []),
    ...(comment ? [comment] : []),
  ]
  return (
    <Descriptions
      size="small"
      column={1}
      className={styles.part}
      title={t('payments.refunds')}
      items={refunds.map((refund) => ({
        key: refund.id,
        label: formatDateTime(refund.created_at),
        children: (
          <span className={styles.facts}>
            {[...new Set(factsOf(refund))].map((fact) => (
              <bdi key={fact}>{fact}</bdi>
            ))}
          </span>
        ),
      }))}
    />
  )
}
