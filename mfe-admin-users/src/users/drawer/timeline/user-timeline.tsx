import { type TimelineKind, timelineKinds, type User } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useAddress } from '@confida/remote-kit/address'
import { EmptyList, SelectFilter } from '@confida/ui/antd'
import { History } from 'lucide-react'
import { useCanEnter } from '../../../access/use-can-enter.ts'
import { PanelState } from '../panel-state.tsx'
import { useTimeline } from './timeline.queries.ts'
import { TimelineDays } from './timeline-days.tsx'
import { TimelineMore } from './timeline-more.tsx'

/** What happened with an account, newest first, and which of it is shown. */
export function UserTimeline({ user }: { user: User }) {
  const { t } = useTranslation('adminUsers')
  const { params, change } = useAddress()
  const seesPayments = useCanEnter('payments')
  const kinds = timelineKinds.filter((each) => seesPayments || each !== 'payment')
  const kind = kinds.find((each) => each === params.get('kind'))
  const timeline = useTimeline(user.id, kind)
  const options: { value: TimelineKind | ''; label: string }[] = [
    { value: '', label: t('drawer.timeline.all') },
    ...kinds.map((value) => ({ value, label: t(`drawer.timeline.kinds.${value}`) })),
  ]
  const entries = timeline.data?.pages.flatMap(({ rows }) => rows)
  return (
    <>
      <SelectFilter
        label={t('drawer.timeline.kind')}
        value={kind ?? ''}
        options={options}
        onChange={(next) => change({ kind: next }, { replace: true })}
      />
      {!entries && <PanelState query={timeline} failure={t('drawer.timeline.loadError')} />}
      {entries?.length === 0 && <EmptyList icon={History} title={t('drawer.timeline.empty')} />}
      {entries && <TimelineDays entries={entries} user={user} isStale={timeline.isPlaceholderData} />}
      <TimelineMore timeline={timeline} />
    </>
  )
}
