import { useTranslation } from '@confida/i18n'
import { IconButton } from '@confida/ui'
import { Pencil, Trash2 } from 'lucide-react'

export interface CompanionToolsProps {
  name: string
  disabled: boolean
  onEdit: () => void
  onRemove: () => void
  className?: string
}

/** Edit and delete, on a companion's card. */
export function CompanionTools({ name, disabled, onEdit, onRemove, className }: CompanionToolsProps) {
  const { t } = useTranslation('companions')
  return (
    <div className={className}>
      <IconButton
        size="sm"
        label={t('companions.edit', { name })}
        icon={<Pencil aria-hidden />}
        disabled={disabled}
        onClick={onEdit}
      />
      <IconButton
        size="sm"
        variant="danger"
        label={t('companions.delete', { name })}
        icon={<Trash2 aria-hidden />}
        disabled={disabled}
        onClick={onRemove}
      />
    </div>
  )
}
