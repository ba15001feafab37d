import { useTranslation } from '@confida/i18n'
import { EmptyState, ErrorState, Skeleton } from '@confida/ui'
import { useDiscount, usePricingTiers } from '../api/payment.queries.ts'
import styles from '../payments.module.css'
import { DiscountNotice } from './discount-notice.tsx'
import { TierChoice } from './tier-choice.tsx'

export interface TopUpPlansProps {
  chosen: string | undefined
  onChoose: (id: string) => void
}

/** The plans on offer, in whatever state they are. */
export function TopUpPlans({ chosen, onChoose }: TopUpPlansProps) {
  const { t } = useTranslation('companions')
  const { data: tiers, isPending, isFetching, refetch } = usePricingTiers()
  const discount = useDiscount()
  if (isPending) {
    return (
      <div aria-busy className={styles.tiers}>
        <Skeleton shape="block" height="5.5rem" className={styles.tierSkeleton} />
        <Skeleton shape="block" height="5.5rem" className={styles.tierSkeleton} />
      </div>
    )
  }
  if (!tiers)
    return <ErrorState title={t('topUp.loadError')} isRetrying={isFetching} onRetry={() => refetch()} />
  if (tiers.length === 0) return <EmptyState title={t('topUp.empty')}>{t('topUp.emptyHint')}</EmptyState>
  return (
    <div className={styles.tiers}>
      <DiscountNotice percent={discount} />
      <TierChoice tiers={tiers} discount={discount} chosen={chosen} onChoose={onChoose} />
    </div>
  )
}
