import type { Companion } from '@confida/contracts'
import { classNames } from '@confida/ui'
import type { ReactNode } from 'react'
import { CompanionCard } from './companion-card.tsx'
import styles from './companion-grid.module.css'

export interface CompanionGridProps {
  companions: readonly Companion[]
  /** The partner being deleted. */
  deletingId?: string
  onEdit: (companion: Companion) => void
  onDelete: (companion: Companion) => void
  /** After the partners: the place for one more. */
  children?: ReactNode
}

export function CompanionGrid({ companions, deletingId, onEdit, onDelete, children }: CompanionGridProps) {
  return (
    <ul className={classNames('cf-list', styles.grid)}>
      {companions.map((companion) => (
        <CompanionCard
          key={companion.id}
          companion={companion}
          isDeleting={companion.id === deletingId}
          onEdit={() => onEdit(companion)}
          onDelete={() => onDelete(companion)}
        />
      ))}
      {children}
    </ul>
  )
}
