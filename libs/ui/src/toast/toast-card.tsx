import { useTranslation } from '@confida/i18n'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { toneIcons } from '../feedback/alert.tsx'
import styles from './toast.module.css'
import { notify, type Toast } from './toast-store.ts'

/** One notification; the clock stops while the pointer or the focus is on it. */
export function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useTranslation('common')
  const [isHeld, setIsHeld] = useState(false)
  const Icon = toneIcons[toast.tone]

  useEffect(() => {
    if (isHeld || toast.duration === 0) return
    const timer = setTimeout(() => notify.dismiss(toast.id), toast.duration)
    return () => clearTimeout(timer)
  }, [isHeld, toast])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only stops the clock; there is nothing to operate
    <div
      role={toast.tone === 'danger' ? 'alert' : 'status'}
      className={classNames(styles.toast, styles[toast.tone])}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Icon aria-hidden size={20} className={styles.icon} />
      <p className={styles.text}>{toast.text}</p>
      <IconButton
        size="sm"
        label={t('actions.dismiss')}
        icon={<X aria-hidden />}
        onClick={() => notify.dismiss(toast.id)}
      />
    </div>
  )
}
