import { useTranslation } from '@confida/i18n'
import { useSyncExternalStore } from 'react'
import styles from './toast.module.css'
import { ToastCard } from './toast-card.tsx'
import { getToasts, subscribeToasts } from './toast-store.ts'

/** The live region; one stands in the topmost layer at any time (see Toaster and Dialog). */
export function ToastRegion() {
  const { t } = useTranslation('common')
  const toasts = useSyncExternalStore(subscribeToasts, getToasts)
  return (
    <section aria-label={t('notifications')} aria-live="polite" className={styles.region}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  )
}
