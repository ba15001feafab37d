import { type Companion, PARTNER_LIMIT } from '@confida/contracts'
import { useId } from 'react'
import { useDeleteCompanion } from '../use-delete-companion.ts'
import { CompanionGrid } from './companion-grid.tsx'
import { CompanionHeading } from './companion-heading.tsx'
import { FreeSlot } from './free-slot.tsx'

export interface CompanionListProps {
  companions: readonly Companion[]
  onCreate: () => void
  /** Creation without leaving the list. */
  onQuickCreate: () => void
  onEdit: (companion: Companion) => void
}

/** The partners, and a place for one more while there is one. */
export function CompanionList({ companions, onCreate, onQuickCreate, onEdit }: CompanionListProps) {
  const id = useId()
  const { handleDelete, deletingId } = useDeleteCompanion()
  return (
    <section aria-labelledby={id}>
      <CompanionHeading id={id} onCreate={onCreate} />
      <CompanionGrid companions={companions} deletingId={deletingId} onEdit={onEdit} onDelete={handleDelete}>
        {companions.length < PARTNER_LIMIT && <FreeSlot onCreate={onQuickCreate} />}
      </CompanionGrid>
    </section>
  )
}
