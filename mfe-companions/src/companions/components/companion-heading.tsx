import { useTranslation } from '@confida/i18n'
import { Button } from '@confida/ui'
import { FileUp, Plus } from 'lucide-react'
import { LIST_HEADING_ID } from '../../dashboard/list-focus.ts'
import styles from './companion-heading.module.css'

export interface CompanionHeadingProps {
  /** Absent while it is not known yet whether there is room for one more. */
  onCreate?: () => void
  onImport?: () => void
}

/** The heading over the companions, with the button for a new one. */
export function CompanionHeading({ onCreate, onImport }: CompanionHeadingProps) {
  const { t } = useTranslation('companions')
  return (
    <div className={styles.heading}>
      <h2 id={LIST_HEADING_ID} tabIndex={-1}>
        {t('companions.title')}
      </h2>
      <div className={styles.buttons}>
        <Button variant="secondary" icon={<FileUp aria-hidden />} disabled={!onImport} onClick={onImport}>
          {t('files.import.action')}
        </Button>
        <Button icon={<Plus aria-hidden />} disabled={!onCreate} onClick={onCreate}>
          {t('companions.create')}
        </Button>
      </div>
    </div>
  )
}
