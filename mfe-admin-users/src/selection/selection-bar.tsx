import { useTranslation } from '@confida/i18n'
import { Button, useFocusReturn } from '@confida/ui/antd'
import { FileSpreadsheet } from 'lucide-react'
import { useUserCsv } from '../data-broker/export/use-user-csv.ts'
import { useNumber } from '../format/use-number.ts'
import { BulkButtons } from '../users/bulk/bulk-buttons.tsx'
import type { BulkAction } from '../users/bulk/bulk-change.ts'
import styles from './selection-bar.module.css'
import type { useSelection } from './use-selection.ts'

interface SelectionBarProps {
  selection: ReturnType<typeof useSelection>
  /** What can be done with them; they can be exported anyway. */
  actions: readonly BulkAction[]
}

/** How many accounts are chosen, and what can be done with all of them. */
export function SelectionBar({ selection, actions }: SelectionBarProps) {
  const { t } = useTranslation('adminUsers')
  const number = useNumber()
  const beginFile = useUserCsv()
  const { users } = selection
  // What is done ends the selection, and takes away the button that the focus would go back to.
  const place = useFocusReturn(users.length > 0)
  const handleExport = () => {
    const file = beginFile()
    file.add(users)
    file.save()
  }
  return (
    <div {...place}>
      {users.length > 0 && (
        <section className={styles.bar} aria-label={t('table.selection')}>
          <p className={styles.count} role="status">
            {t('table.selected', { total: number(users.length) })}
          </p>
          <BulkButtons actions={actions} users={users} onClosed={selection.clear} />
          <Button size="small" icon={<FileSpreadsheet aria-hidden size={16} />} onClick={handleExport}>
            {t('table.export')}
          </Button>
          <Button type="link" size="small" onClick={selection.clear}>
            {t('table.deselect')}
          </Button>
        </section>
      )}
    </div>
  )
}
