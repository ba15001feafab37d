import { useTranslation } from '@confida/i18n'
import { Button } from '@confida/ui/antd'
import { FileSpreadsheet } from 'lucide-react'
import { useNumber } from '../../format/use-number.ts'
import styles from './selection-bar.module.css'
import type { useSelection } from './use-selection.ts'
import { useSelectionExport } from './use-selection-export.ts'

interface SelectionBarProps {
  selection: ReturnType<typeof useSelection>
}

/** How many accounts are chosen, and what can be done with all of them. */
export function SelectionBar({ selection }: SelectionBarProps) {
  const { t } = useTranslation('adminUsers')
  const number = useNumber()
  const exportUsers = useSelectionExport()
  const { users } = selection
  if (users.length === 0) return null
  return (
    <section className={styles.bar} aria-label={t('table.selection')}>
      <p className={styles.count} role="status">
        {t('table.selected', { total: number(users.length) })}
      </p>
      <Button
        size="small"
        icon={<FileSpreadsheet aria-hidden size={16} />}
        onClick={() => exportUsers(users)}
      >
        {t('table.export')}
      </Button>
      <Button type="link" size="small" onClick={selection.clear}>
        {t('table.deselect')}
      </Button>
    </section>
  )
}
