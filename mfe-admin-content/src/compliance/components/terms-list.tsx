import { languageFacts } from '@confida/contracts'
import { formatDateTime, useTranslation } from '@confida/i18n'
import { EmptyList, LoadFailure } from '@confida/ui/antd'
import { ScrollText } from 'lucide-react'
import { useNumber } from '../../format/use-number.ts'
import { ListSkeleton } from '../../layout/list-skeleton.tsx'
import { RowTable } from '../../layout/row-table.tsx'
import { MoreButton } from '../../paging/more-button.tsx'
import { useTermsAcceptances } from '../api/compliance.queries.ts'

/** The acceptances that are found, and what stands there while or when there are none. */
export function TermsList({ search }: { search: string }) {
  const { t } = useTranslation('adminContent')
  const number = useNumber()
  const query = useTermsAcceptances(search)
  if (query.isPending) return <ListSkeleton rows={1} count={3} />
  if (!query.data) {
    const retry = () => void query.refetch()
    return <LoadFailure title={t('compliance.termsError')} isRetrying={query.isFetching} onRetry={retry} />
  }
  const acceptances = query.data.pages.flatMap((page) => page.acceptances)
  if (acceptances.length === 0)
    return <EmptyList icon={ScrollText} title={t(search ? 'compliance.noMatch' : 'compliance.noTerms')} />
  return (
    <>
      <RowTable
        rows={acceptances}
        keyOf={({ id }) => id}
        isStale={query.isPlaceholderData}
        columns={[
          { key: 'email', title: t('compliance.email'), read: ({ user_email }) => user_email },
          { key: 'name', title: t('compliance.name'), read: ({ user_name }) => user_name },
          { key: 'version', title: t('compliance.version'), read: ({ version }) => number(version) },
          {
            key: 'language',
            title: t('translations.main'),
            read: ({ language }) => (language ? languageFacts[language].name : t('compliance.unknown')),
          },
          {
            key: 'date',
            title: t('compliance.acceptedAt'),
            read: ({ created_at }) => formatDateTime(created_at),
          },
        ]}
      />
      <MoreButton query={query} label={t('compliance.more')} />
    </>
  )
}
