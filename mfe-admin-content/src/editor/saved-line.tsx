import { formatDateTime, useTranslation } from '@confida/i18n'
import { useAddress } from '@confida/remote-kit/address'
import { Button, Flex } from '@confida/ui/antd'
import { History, PencilLine } from 'lucide-react'
import { ButtonLink } from '../navigation/button-link.tsx'
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
      <Flex wrap gap={8}>
        <ButtonLink
          to={linkTo({ history: 'yes' })}
          type="text"
          size="small"
          icon={<History aria-hidden size={16} />}
        >
          {t('versions.title')}
        </ButtonLink>
        <Button size="small" icon={<PencilLine aria-hidden size={16} />} onClick={onEdit}>
          {editLabel}
        </Button>
      </Flex>
    </div>
  )
}
