import { useTranslation } from '@confida/i18n'
import { DirectionalIcon } from '@confida/ui'
import { Button } from '@confida/ui/antd'
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
      <ChevronLeft aria-hidden size={16} />
    </DirectionalIcon>
  )
  const after = (
    <DirectionalIcon>
      <ChevronRight aria-hidden size={16} />
    </DirectionalIcon>
  )
  return (
    <div className={styles.buttons}>
      <Button disabled={!cursor.cursor} icon={before} onClick={cursor.back}>
        {t(cursor.pagesBefore === undefined ? 'paging.first' : 'paging.previous')}
      </Button>
      <Button disabled={!next} icon={after} iconPlacement="end" onClick={() => next && cursor.forward(next)}>
        {t('paging.next')}
      </Button>
    </div>
  )
}
