import { useTranslation } from '@confida/i18n'
import { Alert, Button, Dialog, EmptyState, ErrorState, Skeleton } from '@confida/ui'
import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import { useCheckout } from '../api/payment.mutations.ts'
import { usePricingTiers } from '../api/payment.queries.ts'
import styles from '../payments.module.css'
import { TierChoice } from './tier-choice.tsx'

/** The plans on offer, and the way to the checkout of one. */
export function TopUpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('companions')
  const [chosen, setChosen] = useState<string>()
  const { data: tiers, isPending, isFetching, refetch } = usePricingTiers()
  const checkout = useCheckout()
  // Until the window has left for the checkout it is still under way.
  const isLeaving = checkout.isPending || checkout.isSuccess

  return (
    <Dialog
      open
      title={t('topUp.title')}
      description={t('topUp.description')}
      onClose={onClose}
      footer={
        <Button
          icon={<CreditCard aria-hidden />}
          disabled={chosen === undefined}
          loading={isLeaving}
          onClick={() => chosen !== undefined && checkout.mutate(chosen)}
        >
          {t('topUp.pay')}
        </Button>
      }
    >
      {isPending && (
        <div aria-busy className={styles.tiers}>
          <Skeleton shape="block" height="5.5rem" className={styles.tierSkeleton} />
          <Skeleton shape="block" height="5.5rem" className={styles.tierSkeleton} />
        </div>
      )}
      {!isPending && !tiers && (
        <ErrorState title={t('topUp.loadError')} isRetrying={isFetching} onRetry={() => refetch()} />
      )}
      {tiers?.length === 0 && <EmptyState title={t('topUp.empty')}>{t('topUp.emptyHint')}</EmptyState>}
      {tiers && tiers.length > 0 && <TierChoice tiers={tiers} chosen={chosen} onChoose={setChosen} />}
      {checkout.isError && (
        <Alert tone="danger" className={styles.problem}>
          {t('topUp.error')}
        </Alert>
      )}
    </Dialog>
  )
}
