import type { ComponentProps, ElementType } from 'react'
import { classNames } from '../class-names.ts'
import styles from './card.module.css'

export interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside' | 'form'
  padding?: 'none' | 'sm' | 'md' | 'lg'
  /** Lifts under the pointer, for cards that hold something to click. */
  interactive?: boolean
}

/** A raised surface. */
export function Card({ as = 'div', padding = 'md', interactive, className, ...rest }: CardProps) {
  const Element = as as ElementType
  return (
    <Element
      {...rest}
      className={classNames(styles.card, styles[padding], interactive && styles.interactive, className)}
    />
  )
}
