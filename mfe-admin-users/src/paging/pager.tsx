import { useTranslation } from '@confida/i18n'
import { useNumber } from '../format/use-number.ts'
import type { Page } from './page.ts'
import styles from './pager.module.css'
import { PagerButtons } from './pager-buttons.tsx'
import type { useCursor } from './use-cursor.ts'

interface PagerProps {
  page: Page<unknown>
  pageSize: number
  cursor: ReturnType<typeof useCursor>
}

/** Which rows of how many are shown, and the ways to the pages before and after. */
export function Pager({ page, pageSize, cursor }: PagerProps) {
  const { t } = useTranslation('adminUsers')
  const number = useNumber()
  const { next, rows, total } = page
  const first = (cursor.pagesBefore ?? 0) * pageSize + 1
  const range = { from: number(first), to: number(first + rows.length - 1), total: number(total) }
  return (
    <nav className={styles.pager} aria-label={t('paging.label')}>
      <p className={styles.count} role="status">
        {cursor.pagesBefore === undefined
          ? t('paging.total', { total: range.total })
          : t('paging.range', range)}
      </p>
      {(next || cursor.cursor) && <PagerButtons cursor={cursor} next={next} />}
    </nav>
  )
}
