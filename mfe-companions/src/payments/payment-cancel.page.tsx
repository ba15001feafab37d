import { useTranslation } from '@confida/i18n'
import { PaymentErrorIllustration } from '../illustrations/payment-error-illustration.tsx'
import { PaymentResult } from './components/payment-result.tsx'
import styles from './payments.module.css'

/** Where the checkout returns to when nothing was paid. */
export function PaymentCancelPage() {
  const { t } = useTranslation('companions')
  return (
    <PaymentResult
      illustration={<PaymentErrorIllustration className={styles.illustration} />}
      title={t('payments.cancelled')}
    >
      {t('payments.cancelledHint')}
    </PaymentResult>
  )
}
