import Card from 'antd/es/card'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './table-card.module.css'

interface TableCardProps {
  children: ReactNode
  className?: string | undefined
  /** The rows are those of the last answer, while another one is fetched. */
  isStale?: boolean | undefined
}

/** The frame of a table or of a list of lines: they reach its edges. */
export const TableCard = ({ children, className, isStale }: TableCardProps) => (
  <Card
    className={classNames(styles.card, isStale && styles.stale, className)}
    styles={{ body: { padding: 0 } }}
    aria-busy={isStale || undefined}
  >
    {children}
  </Card>
)
