import type { Companion } from '@confida/contracts'
import { classNames } from '@confida/ui'
import type { ReactNode } from 'react'
import { CompanionCard } from './companion-card.tsx'
import styles from './companion-grid.module.css'

export interface CompanionGridProps {
  companions: readonly Companion[]
  /** The companion being deleted. */
  removingId?: string
  onEdit: (companion: Companion) => void
  onRemove: (companion: Companion) => void
  /** After the companions: the places for more. */
  children?: ReactNode
}

export function CompanionGrid({ companions, removingId, onEdit, onRemove, children }: CompanionGridProps) {
  return (
    <ul className={classNames('cf-list', styles.grid)}>
      {companions.map((companion) => (
        <CompanionCard
          key={companion.id}
          companion={companion}
          isRemoving={companion.id === removingId}
          onEdit={() => onEdit(companion)}
          onRemove={() => onRemove(companion)}
        />
      ))}
      {children}
    </ul>
  )
}
