import { REPORT_DAYS_DEFAULT, REPORT_DAYS_MAX } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useAddress } from '@confida/remote-kit/address'
import { PageHeader } from '@confida/ui'
import { Card, LoadFailure, SelectFilter, Skeleton } from '@confida/ui/antd'
import { useRemoteReports } from './api/remote-report.queries.ts'
import { FailureList } from './components/failure-list.tsx'
import { VersionList } from './components/version-list.tsx'
import styles from './remote-reports.module.css'

const TODAY = 1
const choices = [TODAY, REPORT_DAYS_DEFAULT, REPORT_DAYS_MAX]

function Lists({ days }: { days: number }) {
  const { t } = useTranslation('adminUsers')
  const { t: tc } = useTranslation('common')
  const reports = useRemoteReports(days)
  if (reports.isPending) {
    return (
      <div role="status" aria-label={tc('loading')}>
        <Card>
          <Skeleton active title={false} paragraph={{ rows: 6 }} />
        </Card>
      </div>
    )
  }
  if (!reports.data) {
    return (
      <LoadFailure
        title={t('remotes.loadError')}
        isRetrying={reports.isFetching}
        onRetry={() => void reports.refetch()}
      />
    )
  }
  return (
    <>
      <FailureList failures={reports.data.failures} />
      <VersionList versions={reports.data.versions} />
    </>
  )
}

/** Which remotes failed in browsers, where and why, and which versions people have. */
export function RemoteReportsPage() {
  const { t } = useTranslation('adminUsers')
  const { params, change } = useAddress()
  const chosen = Number(params.get('days'))
  const days = choices.includes(chosen) ? chosen : REPORT_DAYS_DEFAULT
  const labels: Record<number, string> = {
    [TODAY]: t('period.today'),
    [REPORT_DAYS_DEFAULT]: t('period.last7'),
    [REPORT_DAYS_MAX]: t('period.last30'),
  }
  return (
    <>
      <PageHeader title={t('remotes.title')} description={t('remotes.description')} />
      <SelectFilter
        className={styles.days}
        label={t('remotes.period')}
        value={String(days)}
        options={choices.map((value) => ({ value: String(value), label: labels[value] ?? '' }))}
        onChange={(value) => change({ days: value })}
      />
      <Lists days={days} />
    </>
  )
}
