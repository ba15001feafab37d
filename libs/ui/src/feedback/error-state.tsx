import { useTranslation } from '@confida/i18n'
import { CloudOff, RotateCw } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import { useFocusHandover } from '../focus/use-focus-handover.ts'
import styles from './state.module.css'
import { useOffline } from './use-offline.ts'

export interface ErrorStateProps {
  title?: ReactNode
  children?: ReactNode
  /** Without it there is no button. */
  onRetry?: () => void
  retryLabel?: string
  isRetrying?: boolean
  className?: string
}

/** What stands where something could not be loaded, with a way to try again; without a connection it says so, and tries when there is one. */
export function ErrorState({ title, children, onRetry, retryLabel, isRetrying, className }: ErrorStateProps) {
  const { t } = useTranslation('common')
  const isOffline = useOffline(onRetry) && onRetry
  const place = useRef<HTMLDivElement>(null)
  useFocusHandover(place)
  return (
    <div ref={place} role="alert" className={classNames(styles.state, className)}>
      <div className={classNames(styles.disc, styles.danger)}>
        <CloudOff aria-hidden />
      </div>
      <h2 className={styles.title}>{title ?? t('failure.title')}</h2>
      <div className={styles.text}>{isOffline ? t('failure.offline') : (children ?? t('failure.text'))}</div>
      {onRetry && (
        <Button
          variant="secondary"
          className={styles.action}
          icon={<RotateCw aria-hidden />}
          loading={isRetrying}
          onClick={onRetry}
        >
          {retryLabel ?? t('actions.retry')}
        </Button>
      )}
    </div>
  )
}
