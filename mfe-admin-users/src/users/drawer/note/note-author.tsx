import type { UserNote } from '@confida/contracts'
import { formatDateTime, useTranslation } from '@confida/i18n'
import styles from './note-form.module.css'

/** Who wrote a note last, and when. */
export function NoteAuthor({ note: { changed_at, changed_by_name } }: { note: UserNote }) {
  const { t } = useTranslation('adminUsers')
  const { t: tc } = useTranslation('common')
  if (!changed_at) return <span />
  const name = changed_by_name ?? tc('missing.name')
  return (
    <span className={styles.small}>
      {t('drawer.note.changed', { name, moment: formatDateTime(changed_at) })}
    </span>
  )
}
