import { useTranslation } from '@confida/i18n'
import { useSyncExternalStore } from 'react'
import styles from './toast.module.css'
import { ToastCard } from './toast-card.tsx'
import { getToast, subscribeToasts } from './toast-store.ts'

/** The live region, with one notification at a time; one region stands in the topmost layer at any time (see Toaster and Dialog). */
export function ToastRegion() {
  const { t } = useTranslation('common')
  const toast = useSyncExternalStore(subscribeToasts, getToast)
  return (
    <section aria-label={t('notifications')} aria-live="polite" className={styles.region}>
      {toast && <ToastCard key={toast.id} toast={toast} />}
    </section>
  )
}
