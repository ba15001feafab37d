import { useTranslation } from '@confida/i18n'
import { useAddress } from '@confida/remote-kit/address'
import { Button } from '@confida/ui'
import { Gem } from 'lucide-react'
import { lazy, Suspense } from 'react'
import styles from '../dashboard.module.css'

const TopUpDialog = lazy(async () => ({
  default: (await import('../../payments/components/top-up-dialog.tsx')).TopUpDialog,
}))

/** How many premium days are left, and the way to more. */
export function PremiumCard({ days }: { days: number }) {
  const { t } = useTranslation('companions')
  // In the address, so that a link elsewhere opens it.
  const { params, change } = useAddress()
  return (
    <div className={styles.premium}>
      <span className={styles.gem}>
        <Gem aria-hidden />
      </span>
      <p className={styles.premiumWords}>
        <span className={styles.premiumTitle}>{t('dashboard.premium.title')}</span>
        <strong>{t('dashboard.premium.days', { count: days })}</strong>
      </p>
      <Button variant="accent" size="sm" onClick={() => change({ 'top-up': 'yes' })}>
        {t('dashboard.premium.topUp')}
      </Button>
      <Suspense>
        {params.has('top-up') && <TopUpDialog onClose={() => change({ 'top-up': undefined })} />}
      </Suspense>
    </div>
  )
}
