import type { RemoteVersionCount } from '@confida/contracts'
import { formatDateTime, useTranslation } from '@confida/i18n'
import { Boxes } from 'lucide-react'
import { useNumber } from '../../format/use-number.ts'
import { ReportSection } from './report-section.tsx'

/** The versions that people have opened, the latest first. */
export function VersionList({ versions }: { versions: RemoteVersionCount[] }) {
  const { t } = useTranslation('adminUsers')
  const number = useNumber()
  return (
    <ReportSection
      title={t('remotes.versions')}
      rows={versions}
      keyOf={({ remote, version }) => `${remote} ${version}`}
      empty={{ icon: Boxes, title: t('remotes.noVersions') }}
      columns={[
        {
          key: 'remote',
          title: t('remotes.remote'),
          read: ({ remote, version }) => `${remote} ${version}`,
        },
        { key: 'count', title: t('remotes.tabs'), read: ({ count }) => number(count) },
        { key: 'last', title: t('remotes.last'), read: ({ last_at }) => formatDateTime(last_at) },
      ]}
    />
  )
}
