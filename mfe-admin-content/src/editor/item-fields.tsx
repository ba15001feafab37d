import { useTranslation } from '@confida/i18n'
import { Button, Form } from '@confida/ui/antd'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './item-fields.module.css'

export type ItemLabels = 'homepage.features' | 'contract.sections'

interface ItemFieldsProps {
  /** The list of the form around it. */
  list: string
  index: number
  count: number
  /** Where the texts are that name an item and what can be done with it. */
  labels: ItemLabels
  onMove: (by: 1 | -1) => void
  onRemove: () => void
  children: ReactNode
}

/** The fields of one item of a list, which can be put away, with its number and title, and the buttons that move and remove it. */
export function ItemFields({ list, index, count, labels, onMove, onRemove, children }: ItemFieldsProps) {
  const { t } = useTranslation('adminContent')
  const title: string | undefined = Form.useWatch([list, index, 'title'])
  const number = index + 1
  const button = (action: 'up' | 'down' | 'remove') => {
    const label = t(`${labels}.${action}`, { number })
    return { type: 'text', size: 'small', 'aria-label': label, title: label } as const
  }
  return (
    <fieldset className={styles.item}>
      <legend className="cf-hidden">{t(`${labels}.one`, { number })}</legend>
      <div className={styles.top}>
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
      <details open>
        <summary className={styles.summary}>
          {[t(`${labels}.one`, { number }), title?.trim()].filter(Boolean).join(' · ')}
        </summary>
        <div className={styles.fields}>{children}</div>
      </details>
    </fieldset>
  )
}
