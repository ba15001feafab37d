import { useTranslation } from '@confida/i18n'
import { Button, Skeleton } from '@confida/ui'
import { Users } from 'lucide-react'
import { Link } from 'react-router-dom'
import { RetryButton } from '../chat/components/retry-button.tsx'
import { useCompanions } from '../conversation/api/chat.queries.ts'
import { PartnerLink } from './partner-link.tsx'
import styles from './partners-pane.module.css'

/** The partners beside the chat. */
export function PartnersPane({ openId }: { openId: string }) {
  const { t } = useTranslation('chat')
  const { data, isPending, isError, refetch } = useCompanions()
  return (
    <nav className={styles.pane} aria-label={t('partners.title')}>
      <h2 className={styles.title}>{t('partners.title')}</h2>
      {isPending && <PartnersSkeleton />}
      {isError && (
        <p className={styles.failure} role="alert">
          {t('partners.failed')} <RetryButton onClick={() => void refetch()} />
        </p>
      )}
      <ul className={styles.list}>
        {data?.map((companion) => (
          <li key={companion.id}>
            <PartnerLink companion={companion} isOpen={companion.id === openId} />
          </li>
        ))}
      </ul>
      <Button as={Link} to="/dashboard" variant="ghost" size="sm" icon={<Users aria-hidden />}>
        {t('partners.manage')}
      </Button>
    </nav>
  )
}

const PartnersSkeleton = () => (
  <div className={styles.skeleton} aria-busy>
    {['60%', '45%', '52%'].map((width) => (
      <div key={width} className={styles.skeletonLine}>
        <Skeleton shape="circle" width="46px" height="46px" />
        <Skeleton width={width} />
      </div>
    ))}
  </div>
)
