import type { ComponentProps, CSSProperties, ElementType } from 'react'
import { classNames } from '../class-names.ts'
import styles from './stack.module.css'

type Step = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16

interface LayoutProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'form' | 'ul' | 'ol' | 'nav' | 'li'
  /** A step of the spacing scale. */
  gap?: Step
}

const space = (gap: Step) => (gap === 0 ? '0' : `var(--cf-space-${gap})`)

/** Children under one another, with even gaps. */
export function Stack({ as = 'div', gap = 4, className, style, ...rest }: LayoutProps) {
  const Element = as as ElementType
  return (
    <Element
      {...rest}
      className={classNames(styles.stack, className)}
      style={{ gap: space(gap), ...style }}
    />
  )
}

export interface ClusterProps extends LayoutProps {
  justify?: CSSProperties['justifyContent']
  align?: CSSProperties['alignItems']
}

/** Children beside one another, wrapping where there is no room. */
export function Cluster({ as = 'div', gap = 3, justify, align, className, style, ...rest }: ClusterProps) {
  const Element = as as ElementType
  return (
    <Element
      {...rest}
      className={classNames(styles.cluster, className)}
      style={{ gap: space(gap), justifyContent: justify, alignItems: align, ...style }}
    />
  )
}
