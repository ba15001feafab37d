import { useTranslation } from '@confida/i18n'
import { useNumber } from '../../format/use-number.ts'
import styles from './bulk-progress.module.css'
import type { BulkResult } from './use-bulk-change.ts'

interface BulkProgressProps {
  results: ReadonlyMap<string, BulkResult>
  total: number
  isRunning: boolean
}

/** How far it is, and at the end how it went. */
export function BulkProgress({ results, total, isRunning }: BulkProgressProps) {
  const { t } = useTranslation('adminUsers')
  const number = useNumber()
  const failed = [...results.values()].filter(({ outcome }) => outcome === 'failed').length
  const numbers = { done: number(results.size), total: number(total), failed: number(failed) }
  return (
    <>
      <progress
        className={styles.bar}
        max={total}
        value={results.size}
        aria-label={t('bulk.progressLabel')}
      />
      <p role="status">{t(isRunning ? 'bulk.progress' : 'bulk.finished', numbers)}</p>
    </>
  )
}
