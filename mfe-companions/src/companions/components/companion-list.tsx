import { COMPANION_LIMIT, type Companion } from '@confida/contracts'
import { useId } from 'react'
import { useConfirmedRemoval } from '../use-confirmed-removal.ts'
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

/** The companions, and a place for one more while there is one. */
export function CompanionList({ companions, onCreate, onQuickCreate, onEdit }: CompanionListProps) {
  const id = useId()
  const { handleRemove, removingId } = useConfirmedRemoval()
  return (
    <section aria-labelledby={id}>
      <CompanionHeading id={id} onCreate={onCreate} />
      <CompanionGrid companions={companions} removingId={removingId} onEdit={onEdit} onRemove={handleRemove}>
        {companions.length < COMPANION_LIMIT && <FreeSlot onCreate={onQuickCreate} />}
      </CompanionGrid>
    </section>
  )
}
