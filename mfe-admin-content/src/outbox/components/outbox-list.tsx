import { useTranslation } from '@confida/i18n'
import { Alert, EmptyList, LoadFailure } from '@confida/ui/antd'
import { Inbox } from 'lucide-react'
import { ListSkeleton } from '../../layout/list-skeleton.tsx'
import { MoreButton } from '../../paging/more-button.tsx'
import type { useOutbox } from '../api/outbox.queries.ts'
import styles from './outbox-list.module.css'
import { OutboxMail } from './outbox-mail.tsx'

/** The mails that pass the filters, and what stands there while or when there are none. */
export function OutboxList({ outbox }: { outbox: ReturnType<typeof useOutbox> }) {
  const { t } = useTranslation('adminContent')
  if (outbox.isPending) return <ListSkeleton rows={1} count={5} />
  if (!outbox.data) {
    const retry = () => void outbox.refetch()
    return <LoadFailure title={t('outbox.loadError')} isRetrying={outbox.isFetching} onRetry={retry} />
  }
  const mails = outbox.data.pages.flatMap((page) => page.mails)
  if (mails.length === 0) {
    return <EmptyList icon={Inbox} title={t('outbox.empty')} />
  }
  return (
    <>
      {mails.some(({ state }) => state === 'kept') && (
        <Alert showIcon type="info" className={styles.notice} title={t('outbox.noServer')} />
      )}
      <ul className={styles.list} aria-busy={outbox.isPlaceholderData || undefined}>
        {mails.map((mail) => (
          <OutboxMail key={mail.id} mail={mail} />
        ))}
      </ul>
      <MoreButton query={outbox} label={t('outbox.more')} />
    </>
  )
}
