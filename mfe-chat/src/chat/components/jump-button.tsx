import { useTranslation } from '@confida/i18n'
import { Badge, IconButton } from '@confida/ui'
import { ArrowDown } from 'lucide-react'
import styles from './message-list.module.css'

/** Scrolls to the newest message and shows the number of replies missed meanwhile. */
export function JumpButton({ missed, onClick }: { missed: number; onClick: () => void }) {
  const { t } = useTranslation('chat')
  return (
    <div className={styles.jump}>
      <IconButton
        variant="secondary"
        label={t('messages.toNewest')}
        icon={<ArrowDown aria-hidden />}
        onClick={onClick}
      />
      {missed > 0 && (
        <span className={styles.missed}>
          <Badge count={missed} label={t('companions.unread')} />
        </span>
      )}
    </div>
  )
}
