import { useTranslation } from '@confida/i18n'
import { classNames } from '@confida/ui'
import { useNumber } from '../format/use-number.ts'
import type { Page } from './page.ts'
import styles from './pager.module.css'
import { PagerButtons } from './pager-buttons.tsx'
import type { useCursor } from './use-cursor.ts'
import { useTotal } from './use-total.ts'

interface PagerProps {
  page: Page<unknown>
  pageSize: number
  cursor: ReturnType<typeof useCursor>
  /** There is another one below the rows. */
  isAbove?: boolean
}

/** Which rows of how many are shown, and the ways to the pages before and after. */
export function Pager({ page, pageSize, cursor, isAbove }: PagerProps) {
  const { t } = useTranslation('adminUsers')
  const number = useNumber()
  const totalOf = useTotal()
  const { next, rows } = page
  const first = (cursor.pagesBefore ?? 0) * pageSize + 1
  const last = first + rows.length - 1
  const isEnd = cursor.pagesBefore !== undefined && !next
  const total = totalOf(page.isTotalCut ? { total: Math.max(page.total, last), isTotalCut: !isEnd } : page)
  const range = { from: number(first), to: number(last), total }
  return (
    <nav
      className={classNames(styles.pager, isAbove && styles.above)}
      aria-label={t(isAbove ? 'paging.labelAbove' : 'paging.label')}
    >
      <p className={styles.count} role={isAbove ? undefined : 'status'}>
        {cursor.pagesBefore === undefined ? t('paging.total', { total }) : t('paging.range', range)}
      </p>
      {(next || cursor.cursor) && <PagerButtons cursor={cursor} next={next} />}
    </nav>
  )
}
