import type { AdminPaymentDetail } from '@confida/contracts'
import { formatDateTime, useTranslation } from '@confida/i18n'
import { Alert, Button, Descriptions } from '@confida/ui/antd'
import { ExternalLink } from 'lucide-react'
import { useEuro, useShare } from '../../format/use-number.ts'
import { stripeAddress } from '../stripe-address.ts'
import { PaymentEvents } from './payment-events.tsx'
import styles from './payment-facts.module.css'
import { PaymentPerson } from './payment-person.tsx'
import { PaymentRefunds } from './payment-refunds.tsx'

/** What was bought, by whom, for how much, and under which ids. */
export function PaymentFacts({ payment }: { payment: AdminPaymentDetail }) {
  const { t } = useTranslation('adminContent')
  const euro = useEuro()
  const share = useShare()
  const { created_at, paid_at, refunded_amount, discount_percent, provider } = payment
  const address = stripeAddress(payment)
  const facts = {
    person: <PaymentPerson payment={payment} />,
    plan: payment.tier_name,
    days: t('tiers.days', { count: payment.duration_days }),
    amount: euro(payment.amount),
    refunded: refunded_amount > 0 && euro(refunded_amount),
    discount: discount_percent > 0 && share(discount_percent),
    date: formatDateTime(created_at),
    paidAt: paid_at && formatDateTime(paid_at),
    id: payment.id,
    session: payment.session_id,
    stripeSession: payment.stripe_session_id,
    stripePayment: payment.stripe_payment_intent,
  }
  const known = Object.entries(facts).filter(([, fact]) => fact) as [keyof typeof facts, string][]
  return (
    <>
      {provider === 'test' && (
        <Alert showIcon type="info" className={styles.part} title={t('payments.isTest')} />
      )}
      <Descriptions
        size="small"
        column={1}
        className={styles.part}
        items={known.map(([key, fact]) => ({
          key,
          label: t(`payments.facts.${key}`),
          children: <bdi className={styles.fact}>{fact}</bdi>,
        }))}
      />
      {address && (
        <Button
          className={styles.part}
          href={address}
          target="_blank"
          rel="noreferrer"
          icon={<ExternalLink aria-hidden size={16} />}
        >
          {t('payments.atStripe')}
        </Button>
      )}
      <PaymentRefunds refunds={payment.refunds} />
      <PaymentEvents events={payment.events} />
    </>
  )
}
