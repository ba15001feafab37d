import { type Companion, PARTNER_LIMIT } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Button } from '@confida/ui'
import { Plus } from 'lucide-react'
import { useId } from 'react'
import { useDeleteCompanion } from '../use-delete-companion.ts'
import { CompanionGrid } from './companion-grid.tsx'
import styles from './companion-list.module.css'
import { FreeSlot } from './free-slot.tsx'

export interface CompanionListProps {
  companions: readonly Companion[]
  onCreate: () => void
  /** Creation without leaving the list. */
  onQuickCreate: () => void
  onEdit: (companion: Companion) => void
}

/** The partners with their heading and the button for a new one. */
export function CompanionList({ companions, onCreate, onQuickCreate, onEdit }: CompanionListProps) {
  const { t } = useTranslation('companions')
  const id = useId()
  const { handleDelete, deletingId } = useDeleteCompanion()
  return (
    <section aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id}>{t('partners.title')}</h2>
        <Button icon={<Plus aria-hidden />} onClick={onCreate}>
          {t('partners.create')}
        </Button>
      </div>
      <CompanionGrid companions={companions} deletingId={deletingId} onEdit={onEdit} onDelete={handleDelete}>
        {companions.length < PARTNER_LIMIT && <FreeSlot onCreate={onQuickCreate} />}
      </CompanionGrid>
    </section>
  )
}
