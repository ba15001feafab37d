import { useTranslation } from '@confida/i18n'
import { Spinner } from '@confida/ui'
import { useSearchParams } from 'react-router-dom'
import { PaymentErrorIllustration } from '../illustrations/payment-error-illustration.tsx'
import { PaymentSuccessIllustration } from '../illustrations/payment-success-illustration.tsx'
import { usePaymentOutcome } from './api/payment.queries.ts'
import { PaymentResult } from './components/payment-result.tsx'
import { PurchaseDetails } from './components/purchase-details.tsx'
import styles from './payments.module.css'

/** Where the checkout returns to after paying: follows the payment of `session_id` to its outcome. */
export function PaymentSuccessPage() {
  const { t } = useTranslation('companions')
  const sessionId = useSearchParams()[0].get('session_id') || null
  const { data, isFetching } = usePaymentOutcome(sessionId)
  const outcome = data?.outcome

  if (isFetching) {
    return (
      <PaymentResult
        isWaiting
        illustration={<Spinner size="lg" className={styles.waiting} label={t('payments.checking')} />}
        title={t('payments.checking')}
      >
        {t('payments.checkingHint')}
      </PaymentResult>
    )
  }
  if (outcome === 'paid') {
    return (
      <PaymentResult
        illustration={<PaymentSuccessIllustration className={styles.illustration} />}
        title={t('payments.successTitle')}
        details={<PurchaseDetails plan={data?.plan} days={data?.days} />}
      >
        {t('payments.success')}
      </PaymentResult>
    )
  }
  const reason = sessionId === null ? 'noSession' : (outcome ?? 'failure')
  return (
    <PaymentResult
      illustration={<PaymentErrorIllustration className={styles.illustration} />}
      title={t(outcome === 'refunded' ? 'payments.refundedTitle' : 'payments.errorTitle')}
    >
      {t(`payments.${reason}`)}
    </PaymentResult>
  )
}
