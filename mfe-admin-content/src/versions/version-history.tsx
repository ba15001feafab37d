import { useTranslation } from '@confida/i18n'
import { EmptyState, ErrorState, PageHeader, PageSpinner } from '@confida/ui'
import { History } from 'lucide-react'
import { useState } from 'react'
import { useAddress } from '../address/use-address.ts'
import { BackLink } from '../navigation/back-link.tsx'
import { MoreButton } from '../paging/more-button.tsx'
import { useVersions } from './api/content.queries.ts'
import { RestoreDialog } from './components/restore-dialog.tsx'
import { VersionCompare } from './components/version-compare.tsx'
import { VersionList } from './components/version-list.tsx'
import type { ContentSource } from './content-source.ts'
import styles from './version-history.module.css'

const numberOf = (text: string | null) => Number(text) || undefined

interface VersionHistoryProps<Draft> {
  source: ContentSource<Draft>
  /** The newest version. */
  current: number
}

/** The versions of a text: who saved each, what differs between two, and the way back to one. */
export function VersionHistory<Draft>({ source, current }: VersionHistoryProps<Draft>) {
  const { t } = useTranslation('adminContent')
  const { params, change, linkTo } = useAddress()
  const query = useVersions(source)
  const [isRestoring, setIsRestoring] = useState(false)
  const versions = query.data?.pages.flat() ?? []
  const chosen = numberOf(params.get('version')) ?? versions[1]?.version
  const other = numberOf(params.get('with')) ?? current
  const editor = { history: undefined, version: undefined, with: undefined }

  return (
    <>
      <PageHeader
        title={t('versions.title')}
        description={t('versions.description')}
        back={<BackLink to={linkTo(editor)}>{t(`${source.name}.title`)}</BackLink>}
      />
      {query.isPending && <PageSpinner />}
      {query.isLoadingError && (
        <ErrorState
          title={t('versions.loadError')}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && !chosen && (
        <EmptyState illustration={<History aria-hidden />} title={t('versions.none')} />
      )}
      {query.data && chosen && (
        <div className={styles.columns}>
          <div>
            <VersionList
              versions={versions}
              current={current}
              chosen={chosen}
              linkTo={(version) => linkTo({ version: String(version) })}
            />
            <MoreButton query={query} label={t('versions.more')} />
          </div>
          <VersionCompare
            source={source}
            versions={versions}
            chosen={chosen}
            other={other}
            current={current}
            onOther={(version) => change({ with: String(version) })}
            onRestore={() => setIsRestoring(true)}
          />
        </div>
      )}
      {chosen && isRestoring && (
        <RestoreDialog
          source={source}
          version={chosen}
          base={current}
          onRestored={() => change(editor)}
          onClose={() => setIsRestoring(false)}
        />
      )}
    </>
  )
}
