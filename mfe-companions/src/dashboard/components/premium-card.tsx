import { useTranslation } from '@confida/i18n'
import { useAddress } from '@confida/remote-kit/address'
import { Button } from '@confida/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Gem } from 'lucide-react'
import { chunkQuery } from '../../lazy/chunk.queries.ts'
import { LazyDialog } from '../../lazy/lazy-dialog.tsx'
import { usePricingTiersPrefetch } from '../../payments/api/payment.queries.ts'
import styles from '../dashboard.module.css'

const topUp = {
  name: 'top-up',
  load: async () => (await import('../../payments/components/top-up-dialog.tsx')).TopUpDialog,
}

/** How many premium days are left, and the way to more. */
export function PremiumCard({ days }: { days: number }) {
  const { t } = useTranslation('companions')
  // In the address, so that a link elsewhere opens it.
  const { params, change } = useAddress()
  const client = useQueryClient()
  const prefetchTiers = usePricingTiersPrefetch()
  const prefetch = () => {
    prefetchTiers()
    void client.prefetchQuery(chunkQuery(topUp))
  }
  return (
    <div className={styles.premium}>
      <span className={styles.gem}>
        <Gem aria-hidden />
      </span>
      <p className={styles.premiumWords}>
        <span className={styles.premiumTitle}>{t('dashboard.premium.title')}</span>
        <strong>{t('dashboard.premium.days', { count: days })}</strong>
      </p>
      <Button
        variant="accent"
        size="sm"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => change({ 'top-up': 'yes' })}
      >
        {t('dashboard.premium.topUp')}
      </Button>
      {params.has('top-up') && (
        <LazyDialog chunk={topUp} props={{ onClose: () => change({ 'top-up': undefined }) }} />
      )}
    </div>
  )
}
