import { useTranslation } from '@confida/i18n'
import { Button } from '@confida/ui'
import { Plus } from 'lucide-react'
import { LIST_HEADING_ID } from '../../dashboard/list-focus.ts'
import styles from './companion-heading.module.css'

export interface CompanionHeadingProps {
  /** Absent while it is not known yet whether there is room for one more. */
  onCreate?: () => void
}

/** The heading over the companions, with the button for a new one. */
export function CompanionHeading({ onCreate }: CompanionHeadingProps) {
  const { t } = useTranslation('companions')
  return (
    <div className={styles.heading}>
      <h2 id={LIST_HEADING_ID} tabIndex={-1}>
        {t('companions.title')}
      </h2>
      <Button icon={<Plus aria-hidden />} disabled={!onCreate} onClick={onCreate}>
        {t('companions.create')}
      </Button>
    </div>
  )
}
