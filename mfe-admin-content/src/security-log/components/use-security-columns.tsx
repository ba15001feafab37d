import type { SecurityEntry } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import type { ColumnsType } from '@confida/ui/antd'
import { EntryKind } from '../../layout/entry-kind.tsx'
import { EntryLines } from '../../layout/entry-lines.tsx'
import { Moment } from '../../layout/moment.tsx'
import { securityIcons } from '../security-icons.ts'
import { useLimitName } from '../use-limit-name.ts'

/** What happened, whose it was, about whom, from where and when; on a phone all of it in one cell. */
export function useSecurityColumns(isPhone: boolean): ColumnsType<SecurityEntry> {
  const { t } = useTranslation('adminContent')
  const limitName = useLimitName()
  const kind = ({ event }: SecurityEntry) => (
    <EntryKind icon={securityIcons[event]}>{t(`securityLog.events.${event}`)}</EntryKind>
  )
  const person = ({ user_name, user_email }: SecurityEntry) => (
    <>
      <bdi>{user_name ?? t('securityLog.unknown')}</bdi>
      {user_email && (
        <>
          {' · '}
          <bdi>{user_email}</bdi>
        </>
      )}
    </>
  )
  const about = ({ target_name, detail }: SecurityEntry) =>
    target_name ? <bdi>{t('securityLog.about', { name: target_name })}</bdi> : detail && limitName(detail)
  const from = ({ address }: SecurityEntry) => address && <bdi>{address}</bdi>
  const when = ({ created_at }: SecurityEntry) => <Moment at={created_at} />
  if (isPhone) {
    const lines = (entry: SecurityEntry) => [
      person(entry),
      about(entry),
      <span key="from">
        {entry.address && <>{from(entry)} · </>}
        {when(entry)}
      </span>,
    ]
    return [
      {
        key: 'entry',
        title: t('securityLog.event'),
        render: (_value, entry) => <EntryLines title={kind(entry)} lines={lines(entry)} />,
      },
    ]
  }
  return [
    { key: 'when', title: t('table.when'), width: 160, render: (_value, entry) => when(entry) },
    {
      key: 'event',
      title: t('securityLog.event'),
      width: '20%',
      ellipsis: true,
      render: (_value, entry) => kind(entry),
    },
    {
      key: 'person',
      title: t('securityLog.person'),
      ellipsis: true,
      render: (_value, entry) => person(entry),
    },
    {
      key: 'about',
      title: t('securityLog.detail'),
      width: '18%',
      ellipsis: true,
      render: (_value, entry) => about(entry),
    },
    {
      key: 'address',
      title: t('securityLog.address'),
      width: 125,
      ellipsis: true,
      render: (_value, entry) => from(entry),
    },
  ]
}
