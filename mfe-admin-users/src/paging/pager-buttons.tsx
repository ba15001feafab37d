import { useTranslation } from '@confida/i18n'
import { Button, DirectionalIcon } from '@confida/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import styles from './pager.module.css'
import type { useCursor } from './use-cursor.ts'

interface PagerButtonsProps {
  cursor: ReturnType<typeof useCursor>
  /** Where the page after begins; the last page has none. */
  next: string | undefined
}

/** To the pages before and after. */
export function PagerButtons({ cursor, next }: PagerButtonsProps) {
  const { t } = useTranslation('adminUsers')
  const before = (
    <DirectionalIcon>
      <ChevronLeft aria-hidden />
    </DirectionalIcon>
  )
  const after = (
    <DirectionalIcon>
      <ChevronRight aria-hidden />
    </DirectionalIcon>
  )
  return (
    <div className={styles.buttons}>
      <Button variant="secondary" size="sm" disabled={!cursor.cursor} icon={before} onClick={cursor.back}>
        {t(cursor.pagesBefore === undefined ? 'paging.first' : 'paging.previous')}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        disabled={!next}
        endIcon={after}
        onClick={() => next && cursor.forward(next)}
      >
        {t('paging.next')}
      </Button>
    </div>
  )
}
