import type { AuditEntry } from '@confida/contracts'
import { formatDateTime, useTranslation } from '@confida/i18n'
import { Card } from '@confida/ui/antd'
import { ChevronDown } from 'lucide-react'
import { useTemplateName } from '../../email-templates/use-template-name.ts'
import { changesOf } from '../changes.ts'
import { useFieldLabel } from '../use-field-label.ts'
import styles from './audit-entry-card.module.css'
import { AuditField } from './audit-field.tsx'
import { AuditIcon } from './audit-icon.tsx'

const flush = { body: { padding: 0 } }

/** One change: what, to whom, by whom and when; opened, it shows before and after. */
export function AuditEntryCard({ entry }: { entry: AuditEntry }) {
  const changes = changesOf(entry)
  if (changes.length === 0) {
    return (
      <li>
        <Card styles={flush}>
          <div className={styles.summary}>
            <Headline entry={entry} />
          </div>
        </Card>
      </li>
    )
  }
  return (
    <li>
      <Card styles={flush}>
        <details>
          <summary className={styles.summary}>
            <Headline entry={entry} />
            <ChevronDown aria-hidden size={18} className={styles.arrow} />
          </summary>
          <dl className={styles.changes}>
            {changes.map((change) => (
              <AuditField key={change.field} change={change} action={entry.action} />
            ))}
          </dl>
        </details>
      </Card>
    </li>
  )
}

function Headline({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('adminContent')
  const { t: tc } = useTranslation('common')
  const templateName = useTemplateName()
  const label = useFieldLabel(entry.action)
  const { action, actor_name, target_name, created_at } = entry
  const fields = changesOf(entry).map(({ field }) => label(field))
  return (
    <>
      <AuditIcon action={action} />
      <span className={styles.what}>
        <span className={styles.action}>{t(`auditLog.actions.${action}`)}</span>
        {target_name && <bdi className={styles.target}>{templateName(target_name)}</bdi>}
        {fields.length > 0 && <span className={styles.fields}>{fields.join(' · ')}</span>}
      </span>
      <span className={styles.facts}>
        <bdi>{actor_name ?? tc('missing.name')}</bdi>
        <time dateTime={created_at}>
          <bdi>{formatDateTime(created_at)}</bdi>
        </time>
      </span>
    </>
  )
}
