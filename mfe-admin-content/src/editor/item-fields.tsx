import { useTranslation } from '@confida/i18n'
import { IconButton } from '@confida/ui'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './item-fields.module.css'

export type ItemLabels = 'homepage.features' | 'contract.sections'

interface ItemFieldsProps {
  index: number
  count: number
  /** Where the texts are that name an item and what can be done with it. */
  labels: ItemLabels
  onMove: (by: 1 | -1) => void
  onRemove: () => void
  children: ReactNode
}

/** The fields of one item of a list, with its number and the buttons that move and remove it. */
export function ItemFields({ index, count, labels, onMove, onRemove, children }: ItemFieldsProps) {
  const { t } = useTranslation('adminContent')
  const number = index + 1
  return (
    <fieldset className={styles.item}>
      <legend className="cf-hidden">{t(`${labels}.one`, { number })}</legend>
      <div className={styles.top}>
        <span aria-hidden className={styles.number}>
          {t(`${labels}.one`, { number })}
        </span>
        <IconButton
          size="sm"
          label={t(`${labels}.up`, { number })}
          icon={<ArrowUp aria-hidden />}
          disabled={index === 0}
          onClick={() => onMove(-1)}
        />
        <IconButton
          size="sm"
          label={t(`${labels}.down`, { number })}
          icon={<ArrowDown aria-hidden />}
          disabled={number === count}
          onClick={() => onMove(1)}
        />
        <IconButton
          size="sm"
          variant="danger"
          label={t(`${labels}.remove`, { number })}
          icon={<Trash2 aria-hidden />}
          onClick={onRemove}
        />
      </div>
      {children}
    </fieldset>
  )
}
