import { useTranslation } from '@confida/i18n'
import { Button } from '@confida/ui'
import { Gem } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import styles from '../dashboard.module.css'

const TopUpDialog = lazy(async () => ({
  default: (await import('../../payments/components/top-up-dialog.tsx')).TopUpDialog,
}))

/** How many premium days are left, and the way to more. */
export function PremiumCard({ days }: { days: number }) {
  const { t } = useTranslation('companions')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.premium}>
      <span className={styles.gem}>
        <Gem aria-hidden />
      </span>
      <p className={styles.premiumWords}>
        <span className={styles.premiumTitle}>{t('dashboard.premium.title')}</span>
        <strong>{t('dashboard.premium.days', { count: days })}</strong>
      </p>
      <Button variant="accent" size="sm" onClick={() => setIsOpen(true)}>
        {t('dashboard.premium.topUp')}
      </Button>
      <Suspense>{isOpen && <TopUpDialog onClose={() => setIsOpen(false)} />}</Suspense>
    </div>
  )
}
