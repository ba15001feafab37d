import type { RemoteFailureCount } from '@confida/contracts'
import { formatDateTime, useTranslation } from '@confida/i18n'
import { CircleCheck } from 'lucide-react'
import { useNumber } from '../../format/use-number.ts'
import { ReportSection } from './report-section.tsx'

/** What failed, the latest first. */
export function FailureList({ failures }: { failures: RemoteFailureCount[] }) {
  const { t } = useTranslation('adminUsers')
  const number = useNumber()
  return (
    <ReportSection
      title={t('remotes.failures')}
      rows={failures}
      keyOf={({ remote, version, phase, code }) => `${remote} ${version} ${phase} ${code}`}
      empty={{ icon: CircleCheck, title: t('remotes.noFailures') }}
      columns={[
        {
          key: 'remote',
          title: t('remotes.remote'),
          read: ({ remote, version }) => [remote, version].filter(Boolean).join(' '),
        },
        { key: 'phase', title: t('remotes.phase'), read: ({ phase }) => t(`remotes.phases.${phase}`) },
        { key: 'code', title: t('remotes.code'), read: ({ code }) => t(`remotes.codes.${code}`) },
        { key: 'count', title: t('remotes.times'), read: ({ count }) => number(count) },
        { key: 'last', title: t('remotes.last'), read: ({ last_at }) => formatDateTime(last_at) },
      ]}
    />
  )
}
