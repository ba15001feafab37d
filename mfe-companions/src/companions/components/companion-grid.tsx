import type { Companion } from '@confida/contracts'
import { classNames } from '@confida/ui'
import type { ReactNode } from 'react'
import { CompanionCard } from './companion-card.tsx'
import styles from './companion-grid.module.css'

export interface CompanionGridProps {
  companions: readonly Companion[]
  /** The companion being deleted. */
  removingId?: string
  onExport: (companion: Companion) => void
  onEdit: (companion: Companion) => void
  onRemove: (companion: Companion) => void
  /** After the companions: the places for more. */
  children?: ReactNode
}

export function CompanionGrid(props: CompanionGridProps) {
  const { companions, removingId, onExport, onEdit, onRemove, children } = props
  return (
    <ul className={classNames('cf-list', styles.grid)}>
      {companions.map((companion) => (
        <CompanionCard
          key={companion.id}
          companion={companion}
          isRemoving={companion.id === removingId}
          onExport={() => onExport(companion)}
          onEdit={() => onEdit(companion)}
          onRemove={() => onRemove(companion)}
        />
      ))}
      {children}
    </ul>
  )
}
