import type { ComponentProps, ElementType } from 'react'
import { classNames } from '../class-names.ts'
import styles from './card.module.css'

interface CardOwnProps {
  padding?: 'none' | 'sm' | 'md' | 'lg'
  /** Lifts under the pointer, for cards that hold something to click. */
  interactive?: boolean
  className?: string
}

export type CardProps<E extends ElementType = 'div'> = CardOwnProps & { as?: E } & Omit<
    ComponentProps<E>,
    keyof CardOwnProps | 'as'
  >

/** A raised surface; `as="section"`, `"article"`, `"li"`, `"form"` … */
export function Card<E extends ElementType = 'div'>(props: CardProps<E>) {
  const { as, padding = 'md', interactive, className, ...rest } = props as CardProps & { as?: ElementType }
  const Element = (as ?? 'div') as ElementType
  return (
    <Element
      {...rest}
      className={classNames(styles.card, styles[padding], interactive && styles.interactive, className)}
    />
  )
}
