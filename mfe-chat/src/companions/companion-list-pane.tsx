import { useTranslation } from '@confida/i18n'
import { Button, Skeleton } from '@confida/ui'
import { Users } from 'lucide-react'
import { Link } from 'react-router-dom'
import { RetryButton } from '../chat/components/retry-button.tsx'
import { useCompanions } from '../conversation/api/chat.queries.ts'
import { CompanionLink } from './companion-link.tsx'
import styles from './companion-list-pane.module.css'

/** The list of companions beside the chat. */
export function CompanionListPane({ openId }: { openId: string }) {
  const { t } = useTranslation('chat')
  const { data, isPending, isError, refetch } = useCompanions()
  return (
    <nav className={styles.pane} aria-label={t('companions.title')}>
      <h2 className={styles.title}>{t('companions.title')}</h2>
      {isPending && <CompanionListSkeleton />}
      {isError && (
        <p className={styles.failure} role="alert">
          {t('companions.failed')} <RetryButton onClick={() => void refetch()} />
        </p>
      )}
      <ul className={styles.list}>
        {data?.map((companion) => (
          <li key={companion.id}>
            <CompanionLink companion={companion} isOpen={companion.id === openId} />
          </li>
        ))}
      </ul>
      <Button as={Link} to="/dashboard" variant="ghost" size="sm" icon={<Users aria-hidden />}>
        {t('companions.manage')}
      </Button>
    </nav>
  )
}

const CompanionListSkeleton = () => (
  <div className={styles.skeleton} aria-busy>
    {['60%', '45%', '52%'].map((width) => (
      <div key={width} className={styles.skeletonLine}>
        <Skeleton shape="circle" width="46px" height="46px" />
        <Skeleton width={width} />
      </div>
    ))}
  </div>
)
