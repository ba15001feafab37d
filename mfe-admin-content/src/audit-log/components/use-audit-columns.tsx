import type { AuditEntry } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import type { ColumnsType } from '@confida/ui/antd'
import { useTemplateName } from '../../email-templates/use-template-name.ts'
import { Clipped } from '../../layout/clipped.tsx'
import { EntryLines } from '../../layout/entry-lines.tsx'
import { Moment } from '../../layout/moment.tsx'
import { AuditAction } from './audit-action.tsx'
import { ChangedFields } from './changed-fields.tsx'

/** What was done, to whom, by whom and when; on a phone all of it in one cell. */
export function useAuditColumns(isPhone: boolean): ColumnsType<AuditEntry> {
  const { t } = useTranslation('adminContent')
  const { t: tc } = useTranslation('common')
  const templateName = useTemplateName()
  const target = ({ target_name }: AuditEntry) => target_name && <bdi>{templateName(target_name)}</bdi>
  const actor = ({ actor_name }: AuditEntry) => <bdi>{actor_name ?? tc('missing.name')}</bdi>
  const when = ({ created_at }: AuditEntry) => <Moment at={created_at} />
  if (isPhone) {
    const lines = (entry: AuditEntry) => [
      target(entry),
      <ChangedFields key="fields" entry={entry} />,
      <span key="who">
        {actor(entry)} · {when(entry)}
      </span>,
    ]
    return [
      {
        key: 'entry',
        title: t('auditLog.action'),
        render: (_value, entry) => (
          <EntryLines title={<AuditAction action={entry.action} />} lines={lines(entry)} />
        ),
      },
    ]
  }
  return [
    { key: 'when', title: t('table.when'), width: 160, render: (_value, entry) => when(entry) },
    {
      key: 'action',
      title: t('auditLog.action'),
      width: '25%',
      ellipsis: true,
      render: (_value, entry) => <AuditAction action={entry.action} />,
    },
    {
      key: 'target',
      title: t('auditLog.target'),
      width: '20%',
      ellipsis: true,
      render: (_value, { target_name }) => target_name && <Clipped>{templateName(target_name)}</Clipped>,
    },
    {
      key: 'fields',
      title: t('auditLog.changed'),
      ellipsis: true,
      render: (_value, entry) => <ChangedFields entry={entry} />,
    },
    {
      key: 'actor',
      title: t('auditLog.actor'),
      width: '14%',
      ellipsis: true,
      render: (_value, { actor_name }) => <Clipped>{actor_name ?? tc('missing.name')}</Clipped>,
    },
  ]
}
