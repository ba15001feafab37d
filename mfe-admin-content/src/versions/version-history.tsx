import { DEFAULT_LANGUAGE, languageFacts } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useAddress } from '@confida/remote-kit/address'
import { PageHeader } from '@confida/ui'
import { EmptyList, LoadFailure, PageSpin } from '@confida/ui/antd'
import { History } from 'lucide-react'
import { BackLink } from '../navigation/back-link.tsx'
import { useVersions } from './api/content.queries.ts'
import { VersionColumns } from './components/version-columns.tsx'
import type { ContentSource, Saved } from './content-source.ts'
import { numberOf, versionsClosed } from './version-address.ts'

interface VersionHistoryProps<Draft, Text extends Saved<Draft>> {
  source: ContentSource<Draft, Text>
  /** The newest version. */
  current: number
}

/** The versions of a text: who saved each, what differs between two, and the way back to one. */
export function VersionHistory<Draft, Text extends Saved<Draft>>({
  source,
  current,
}: VersionHistoryProps<Draft, Text>) {
  const { t } = useTranslation('adminContent')
  const { params, linkTo } = useAddress()
  const query = useVersions(source)
  const versions = query.data?.pages.flat() ?? []
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
        back={<BackLink to={linkTo(versionsClosed)}>{t(`${source.name}.title`)}</BackLink>}
      />
      {query.isPending && <PageSpin />}
      {query.isLoadingError && (
        <LoadFailure
          title={t('versions.loadError')}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && !chosen && <EmptyList icon={History} title={t('versions.none')} />}
      {query.data && chosen && (
        <VersionColumns source={source} query={query} chosen={chosen} current={current} />
      )}
    </>
  )
}
