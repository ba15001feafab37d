import { classNames } from '../class-names.ts'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  shape?: 'text' | 'block' | 'circle'
  /** Any CSS length. */
  width?: string
  height?: string
  /** Lines of text. */
  lines?: number
  className?: string
}

/** The outline of what is being loaded; silent, so put `aria-busy` on its region. */
export function Skeleton({ shape = 'text', width, height, lines = 1, className }: SkeletonProps) {
  return Array.from({ length: lines }, (_, line) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
      key={line}
      aria-hidden
      className={classNames(styles.skeleton, styles[shape], className)}
      style={{ inlineSize: lines > 1 && line === lines - 1 ? '62%' : width, blockSize: height }}
    />
  ))
}
