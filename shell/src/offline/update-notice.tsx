import { useTranslation } from '@confida/i18n'
import { Alert, Button } from '@confida/ui'
import styles from './update-notice.module.css'

interface UpdateNoticeProps {
  /** Undefined while there is nothing to announce. */
  onReload: (() => void) | undefined
  onClose: () => void
}

/** Announces a new version; whether and when the page is loaded anew is the person's choice. */
export function UpdateNotice({ onReload, onClose }: UpdateNoticeProps) {
  const { t } = useTranslation('shell')
  return (
    <div aria-live="polite" className={styles.region}>
      {onReload && (
        <Alert
          className={styles.notice}
          onClose={onClose}
          action={
            <Button size="sm" onClick={onReload}>
              {t('update.reload')}
            </Button>
          }
        >
          {t('update.ready')}
        </Alert>
      )}
    </div>
  )
}
