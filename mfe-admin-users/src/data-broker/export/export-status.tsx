import { useTranslation } from '@confida/i18n'
import { Button, Spin } from '@confida/ui/antd'
import { useNumber } from '../../format/use-number.ts'
import { useTotal } from '../../paging/use-total.ts'
import styles from './export-status.module.css'
import type { ExportProgress } from './use-export.ts'

interface ExportStatusProps {
  progress: ExportProgress
  onCancel: () => void
}

/** How far an export is, and the way to stop it. */
export function ExportStatus({ progress, onCancel }: ExportStatusProps) {
  const { t } = useTranslation('adminUsers')
  const { t: tc } = useTranslation('common')
  const number = useNumber()
  const totalOf = useTotal()
  return (
    <div className={styles.status}>
      <Spin size="small" aria-hidden />
      <p role="status">
        {progress.total === 0
          ? t('export.starting')
          : t('export.progress', { done: number(progress.done), total: totalOf(progress) })}
      </p>
      <Button type="text" size="small" onClick={onCancel}>
        {tc('actions.cancel')}
      </Button>
    </div>
  )
}
