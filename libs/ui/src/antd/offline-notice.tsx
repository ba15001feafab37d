import { useTranslation } from '@confida/i18n'
import Alert from 'antd/es/alert'
import { WifiOff } from 'lucide-react'
import { useOffline } from '../feedback/use-offline.ts'
import styles from './offline-notice.module.css'

/** Stays at the top of the back office for as long as the browser has no connection. */
export function OfflineNotice() {
  const { t } = useTranslation('common')
  const isOffline = useOffline(undefined)
  return (
    <div role="status" className={styles.notice}>
      {isOffline && (
        <Alert
          type="warning"
          showIcon
          icon={<WifiOff aria-hidden size={16} />}
          title={t('failure.offlineNotice')}
        />
      )}
    </div>
  )
}
