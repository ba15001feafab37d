import { DEFAULT_LANGUAGE, isLanguage } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useAddress } from '@confida/remote-kit/address'
import { PageHeader } from '@confida/ui'
import { LoadFailure, PageSpin } from '@confida/ui/antd'
import type { ReactNode } from 'react'
import { useContent } from './api/content.queries.ts'
import type { OriginalSource, Saved } from './content-source.ts'
import { VersionHistory } from './version-history.tsx'

interface VersionedContentProps<Draft> {
  source: OriginalSource<Draft>
  editor: (saved: Saved<Draft>) => ReactNode
}

/** The editor of a text once it is loaded, or the history of its versions. */
export function VersionedContent<Draft>({ source, editor }: VersionedContentProps<Draft>) {
  const { t } = useTranslation('adminContent')
  const { params } = useAddress()
  const content = useContent(source)
  const title = t(`${source.name}.title`)
  if (content.isPending) return <PageSpin />
  if (!content.data) {
    return (
      <>
        <PageHeader title={title} />
        <LoadFailure
          title={t(`${source.name}.loadError`)}
          isRetrying={content.isFetching}
          onRetry={() => void content.refetch()}
        />
      </>
    )
  }
  const { version } = content.data
  const language = params.get('of')
  if (params.has('history') && isLanguage(language) && language !== DEFAULT_LANGUAGE) {
    return <VersionHistory source={source.translation(language, version)} title={title} />
  }
  if (params.has('history')) return <VersionHistory source={source} title={title} />
  return editor(content.data)
}
