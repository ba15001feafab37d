import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './option-card.module.css'

export interface OptionCardProps
  extends Omit<ComponentProps<'input'>, 'type' | 'title' | 'children' | 'onChange' | 'size'> {
  /** `radio`: one of a group with the same `name`; `checkbox`: any number. */
  type?: 'radio' | 'checkbox'
  title: ReactNode
  description?: ReactNode
  icon?: ReactNode
  /** `tile`: the words stand under the icon, for short titles in narrow columns. */
  layout?: 'row' | 'tile'
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A choice as a card; a native input inside gives keyboard and role. Put cards into an `OptionGroup`. */
export function OptionCard(props: OptionCardProps) {
  const { type = 'radio', title, description, icon, layout = 'row', onChange, className, ...input } = props
  return (
    <label className={classNames(styles.card, layout === 'tile' && styles.tile, className)}>
      <input
        {...input}
        type={type}
        className={styles.input}
        onChange={(event) => onChange(event.target.checked)}
      />
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {description && <span className={styles.description}>{description}</span>}
      </span>
      <span aria-hidden className={classNames(styles.mark, type === 'checkbox' && styles.square)}>
        <Check size={14} strokeWidth={3.2} />
      </span>
    </label>
  )
}
