import { useTranslation } from '@confida/i18n'
import { useIsPhone } from '@confida/ui'
import { Inbox } from 'lucide-react'
import { EntryTable } from '../../layout/entry-table.tsx'
import { EntryPages } from '../../paging/entry-pages.tsx'
import type { useOutbox } from '../api/outbox.queries.ts'
import { isFiltered, type OutboxFilters } from '../outbox-filters.ts'
import { MailDetail } from './mail-detail.tsx'
import { MailServerNotice } from './mail-server-notice.tsx'
import { useMailColumns } from './use-mail-columns.tsx'

interface OutboxListProps {
  filters: OutboxFilters
  outbox: ReturnType<typeof useOutbox>
  onClear: () => void
}

/** The mails that pass the filters; opened, each shows its text. */
export function OutboxList({ filters, outbox, onClear }: OutboxListProps) {
  const { t } = useTranslation('adminContent')
  const columns = useMailColumns(useIsPhone())
  const mails = outbox.data?.pages.flatMap((page) => page.mails) ?? []
  return (
    <>
      <MailServerNotice hasKept={mails.some(({ state }) => state === 'kept')} />
      <EntryPages
        query={outbox}
        entriesOf={(page) => page.mails}
        texts={{
          failed: t('outbox.loadError'),
          empty: t('outbox.empty'),
          noMatch: t('outbox.empty'),
          more: t('outbox.more'),
        }}
        icon={Inbox}
        isFiltered={isFiltered(filters)}
        onClear={onClear}
      >
        {(entries) => (
          <EntryTable
            label={t('outbox.title')}
            entries={entries}
            columns={columns}
            nameOf={({ subject }) => subject}
            detail={(mail) => <MailDetail mail={mail} />}
            isStale={outbox.isPlaceholderData}
          />
        )}
      </EntryPages>
    </>
  )
}
