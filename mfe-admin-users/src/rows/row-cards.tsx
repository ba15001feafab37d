import { classNames } from '@confida/ui'
import { Card } from '@confida/ui/antd'
import type { ReactNode } from 'react'
import { type Fact, FactList } from './fact-list.tsx'
import styles from './row-cards.module.css'

interface RowCard {
  id: string
  title: ReactNode
  facts: Fact[]
  /** Buttons for the row. */
  actions?: ReactNode
}

interface RowCardsProps {
  cards: RowCard[]
  /** The rows of the last page, while another one is fetched. */
  isStale?: boolean
  /** Of the cards' headings: 2 right below the page's own. */
  level?: 2 | 3
}

/** The rows of a table as cards, for windows in which the table would scroll sideways. */
export function RowCards({ cards, isStale, level = 2 }: RowCardsProps) {
  const Heading = `h${level}` as const
  return (
    <ul
      className={classNames('cf-list', styles.cards, isStale && styles.stale)}
      aria-busy={isStale || undefined}
    >
      {cards.map(({ id, title, facts, actions }) => (
        <li key={id}>
          <Card size="small">
            <Heading className={styles.title}>
              <bdi>{title}</bdi>
            </Heading>
            <FactList facts={facts} />
            {actions && <div className={styles.actions}>{actions}</div>}
          </Card>
        </li>
      ))}
    </ul>
  )
}
