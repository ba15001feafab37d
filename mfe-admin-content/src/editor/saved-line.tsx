import { formatDateTime, useTranslation } from '@confida/i18n'
import { useAddress } from '@confida/remote-kit/address'
import { Button, Cluster } from '@confida/ui'
import { History, PencilLine } from 'lucide-react'
import { Link } from 'react-router-dom'
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
  const { linkTo } = useAddress()
  return (
    <div className={styles.line}>
      <p>
        {t('editor.version', { version })}
        {' · '}
        {t('editor.lastUpdated')} <bdi>{formatDateTime(lastUpdated)}</bdi>
      </p>
      <Cluster gap={2}>
        <Button
          as={Link}
          to={linkTo({ history: 'yes' })}
          variant="ghost"
          size="sm"
          icon={<History aria-hidden />}
        >
          {t('versions.title')}
        </Button>
        <Button variant="secondary" size="sm" icon={<PencilLine aria-hidden />} onClick={onEdit}>
          {editLabel}
        </Button>
      </Cluster>
    </div>
  )
}
