import { useTranslation } from '@confida/i18n'
import { useSession } from '@confida/session'
import styles from '../payments.module.css'

interface PurchaseDetailsProps {
  plan: string | undefined
  days: number | undefined
}

/** What was bought, and how many premium days there are now. */
export function PurchaseDetails({ plan, days }: PurchaseDetailsProps) {
  const { t } = useTranslation('companions')
  const balance = useSession((session) => session.user?.days_remaining)
  const count = (number: number) => t('topUp.days', { count: number })
  const lines: [label: string, value: string | false | undefined][] = [
    [t('payments.plan'), plan],
    [t('payments.added'), days !== undefined && count(days)],
    [t('payments.balance'), balance !== undefined && count(balance)],
  ]
  return (
    <dl className={styles.details}>
      {lines.map(
        ([label, value]) =>
          value && (
            <div key={label} className={styles.detail}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
