import { DEFAULT_LANGUAGE, languageFacts } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useAddress } from '@confida/remote-kit/address'
import { PageHeader } from '@confida/ui'
import { EmptyList, LoadFailure, PageSpin } from '@confida/ui/antd'
import { History } from 'lucide-react'
import { BackLink } from '../navigation/back-link.tsx'
import { useVersions } from './api/content.queries.ts'
import { VersionColumns } from './components/version-columns.tsx'
import type { Saved, VersionSource } from './content-source.ts'
import { numberOf, versionsClosed } from './version-address.ts'

interface VersionHistoryProps<Draft, Text extends Saved<Draft>> {
  source: VersionSource<Draft, Text>
  /** What these are the versions of. */
  title: string
}

/** The versions of a text: who saved each, what differs between two, and the way back to one. */
export function VersionHistory<Draft, Text extends Saved<Draft>>({
  source,
  title,
}: VersionHistoryProps<Draft, Text>) {
  const { t } = useTranslation('adminContent')
  const { params, linkTo } = useAddress()
  const query = useVersions(source)
  const versions = query.data?.pages.flat() ?? []
  const current = versions[0]?.version
  const chosen = numberOf(params.get('version')) ?? versions[1]?.version

  return (
    <>
      <PageHeader
        title={
          source.language === DEFAULT_LANGUAGE
            ? t('versions.title')
            : t('versions.titleIn', { language: languageFacts[source.language].name })
        }
        description={t('versions.description')}
        back={<BackLink to={linkTo(versionsClosed)}>{title}</BackLink>}
      />
      {query.isPending && <PageSpin />}
      {query.isLoadingError && (
        <LoadFailure
          title={t('versions.loadError')}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && !(chosen && current) && <EmptyList icon={History} title={t('versions.none')} />}
      {query.data && chosen && current && (
        <VersionColumns source={source} query={query} chosen={chosen} current={current} />
      )}
    </>
  )
}
