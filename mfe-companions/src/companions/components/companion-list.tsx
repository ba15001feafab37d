import { COMPANION_LIMIT, type Companion } from '@confida/contracts'
import { LIST_HEADING_ID } from '../../dashboard/list-focus.ts'
import { useConfirmedRemoval } from '../use-confirmed-removal.ts'
import { CompanionGrid } from './companion-grid.tsx'
import { CompanionHeading } from './companion-heading.tsx'
import { FreeSlot } from './free-slot.tsx'

export interface CompanionListProps {
  companions: readonly Companion[]
  onCreate: () => void
  /** Creation without leaving the list. */
  onQuickCreate: () => void
  onImport: () => void
  onExport: (companion: Companion) => void
  onEdit: (companion: Companion) => void
}

/** The companions, and the places for more. */
export function CompanionList(props: CompanionListProps) {
  const { companions, onCreate, onQuickCreate, onImport, onExport, onEdit } = props
  const places = Array.from({ length: Math.max(0, COMPANION_LIMIT - companions.length) }, (_, at) => at)
  const { handleRemove, removingId } = useConfirmedRemoval()
  return (
    <section aria-labelledby={LIST_HEADING_ID}>
      <CompanionHeading onCreate={onCreate} onImport={onImport} />
      <CompanionGrid
        companions={companions}
        removingId={removingId}
        onExport={onExport}
        onEdit={onEdit}
        onRemove={handleRemove}
      >
        {places.map((place) => (
          <FreeSlot key={place} onCreate={onQuickCreate} />
        ))}
      </CompanionGrid>
    </section>
  )
}
