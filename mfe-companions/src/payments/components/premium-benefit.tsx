import { useTranslation } from '@confida/i18n'
import { useFreeMessages } from '../api/payment.queries.ts'
import styles from '../payments.module.css'

/** What a premium day buys in this installation; nothing is claimed until it is known. */
export function PremiumBenefit() {
  const { t } = useTranslation('companions')
  const count = useFreeMessages()
  if (count === undefined) return null
  return <p className={styles.benefit}>{count > 0 ? t('topUp.benefit', { count }) : t('topUp.support')}</p>
}
