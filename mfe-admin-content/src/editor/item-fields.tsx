import { useTranslation } from '@confida/i18n'
import { Button } from '@confida/ui/antd'
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
  const button = (action: 'up' | 'down' | 'remove') => {
    const label = t(`${labels}.${action}`, { number })
    return { type: 'text', size: 'small', 'aria-label': label, title: label } as const
  }
  return (
    <fieldset className={styles.item}>
      <legend className="cf-hidden">{t(`${labels}.one`, { number })}</legend>
      <div className={styles.top}>
        <span aria-hidden className={styles.number}>
          {t(`${labels}.one`, { number })}
        </span>
        <Button
          {...button('up')}
          icon={<ArrowUp aria-hidden size={16} />}
          disabled={index === 0}
          onClick={() => onMove(-1)}
        />
        <Button
          {...button('down')}
          icon={<ArrowDown aria-hidden size={16} />}
          disabled={number === count}
          onClick={() => onMove(1)}
        />
        <Button danger {...button('remove')} icon={<Trash2 aria-hidden size={16} />} onClick={onRemove} />
      </div>
      {children}
    </fieldset>
  )
}
