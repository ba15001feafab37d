import { formatDateTime, useTranslation } from '@confida/i18n'
import { Button } from '@confida/ui'
import { PencilLine } from 'lucide-react'
import styles from './saved-line.module.css'

interface SavedLineProps {
  version: number
  lastUpdated: string
  editLabel: string
  onEdit: () => void
}

/** Which version is shown, since when it holds, and the way to change it. */
export function SavedLine({ version, lastUpdated, editLabel, onEdit }: SavedLineProps) {
  const { t } = useTranslation('adminContent')
  return (
    <div className={styles.line}>
      <p>
        {t('editor.version', { version })}
        {' · '}
        {t('editor.lastUpdated')} <bdi>{formatDateTime(lastUpdated)}</bdi>
      </p>
      <Button variant="secondary" size="sm" icon={<PencilLine aria-hidden />} onClick={onEdit}>
        {editLabel}
      </Button>
    </div>
  )
}
