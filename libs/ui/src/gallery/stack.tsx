import type { ComponentProps, CSSProperties, ElementType } from 'react'
import { classNames } from '../class-names.ts'
import styles from './stack.module.css'

type Step = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16

interface StackOwnProps {
  /** A step of the spacing scale. */
  gap?: Step
  className?: string
  style?: CSSProperties
}

interface ClusterOwnProps extends StackOwnProps {
  justify?: CSSProperties['justifyContent']
  align?: CSSProperties['alignItems']
}

type Polymorphic<Own, E extends ElementType> = Own & { as?: E } & Omit<ComponentProps<E>, keyof Own | 'as'>

export type StackProps<E extends ElementType = 'div'> = Polymorphic<StackOwnProps, E>
export type ClusterProps<E extends ElementType = 'div'> = Polymorphic<ClusterOwnProps, E>

const space = (gap: Step) => (gap === 0 ? '0' : `var(--cf-space-${gap})`)

/** Children under one another, with even gaps; `as="form"` and the like. */
export function Stack<E extends ElementType = 'div'>(props: StackProps<E>) {
  const { as, gap = 4, className, style, ...rest } = props as StackProps & { as?: ElementType }
  const Element = (as ?? 'div') as ElementType
  return (
    <Element
      {...rest}
      className={classNames(styles.stack, className)}
      style={{ gap: space(gap), ...style }}
    />
  )
}

/** Children beside one another, wrapping where there is no room. */
export function Cluster<E extends ElementType = 'div'>(props: ClusterProps<E>) {
  const {
    as,
    gap = 3,
    justify,
    align,
    className,
    style,
    ...rest
  } = props as ClusterProps & { as?: ElementType }
  const Element = (as ?? 'div') as ElementType
  const placed = { gap: space(gap), justifyContent: justify, alignItems: align, ...style }
  return <Element {...rest} className={classNames(styles.cluster, className)} style={placed} />
}
