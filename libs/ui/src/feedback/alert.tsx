import { useTranslation } from '@confida/i18n'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { classNames } from '../class-names.ts'
import tones from '../theme/tones.module.css'
import styles from './alert.module.css'

export type Tone = 'info' | 'success' | 'warning' | 'danger'

export const toneIcons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert }

export interface AlertProps {
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
  /** A button or link at the end. */
  action?: ReactNode
  /** Shows a close button. */
  onClose?: () => void
  className?: string
}

/** A message in the page. Dangers and warnings interrupt (`alert`), the rest waits its turn (`status`). */
export function Alert({ tone = 'info', title, children, action, onClose, className }: AlertProps) {
  const { t } = useTranslation('common')
  const Icon = toneIcons[tone]
  const isUrgent = tone === 'danger' || tone === 'warning'
  return (
    <div role={isUrgent ? 'alert' : 'status'} className={classNames(styles.alert, tones[tone], className)}>
      <Icon aria-hidden size={20} className={styles.icon} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action}
      {onClose && (
        <IconButton
          size="sm"
          className={styles.close}
          label={t('actions.close')}
          icon={<X aria-hidden />}
          onClick={onClose}
        />
      )}
    </div>
  )
}
