import type { Feedback } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Button, Checkbox } from '@confida/ui/antd'
import { X } from 'lucide-react'
import { useNumber } from '../../format/use-number.ts'
import styles from './selection-bar.module.css'
import { StateSelect } from './state-select.tsx'

interface SelectionBarProps {
  feedbacks: Feedback[]
  /** Of those, the chosen ones. */
  chosen: string[]
  onChoose: (ids: string[]) => void
}

/** Chooses all that is listed, and changes the state of what is chosen. */
export function SelectionBar({ feedbacks, chosen, onChoose }: SelectionBarProps) {
  const { t } = useTranslation('adminContent')
  const number = useNumber()
  const isAll = chosen.length === feedbacks.length
  return (
    <section className={styles.bar} aria-label={t('feedback.selection')}>
      <Checkbox
        checked={isAll}
        indeterminate={chosen.length > 0 && !isAll}
        onChange={() => onChoose(isAll ? [] : feedbacks.map(({ id }) => id))}
      >
        {t('feedback.selectAll')}
      </Checkbox>
      {chosen.length > 0 && (
        <>
          <span className={styles.count} role="status">
            {t('feedback.selected', { total: number(chosen.length) })}
          </span>
          <StateSelect feedbacks={feedbacks.filter(({ id }) => chosen.includes(id))} />
          <Button
            type="text"
            icon={<X aria-hidden size={16} />}
            aria-label={t('feedback.deselect')}
            title={t('feedback.deselect')}
            onClick={() => onChoose([])}
          />
        </>
      )}
    </section>
  )
}
