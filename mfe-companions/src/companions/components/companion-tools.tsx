import { useTranslation } from '@confida/i18n'
import { IconButton } from '@confida/ui'
import { Pencil, Trash2 } from 'lucide-react'

export interface CompanionToolsProps {
  name: string
  disabled: boolean
  onEdit: () => void
  onDelete: () => void
  className?: string
}

/** Edit and delete, on a partner's card. */
export function CompanionTools({ name, disabled, onEdit, onDelete, className }: CompanionToolsProps) {
  const { t } = useTranslation('companions')
  return (
    <div className={className}>
      <IconButton
        size="sm"
        label={t('partners.edit', { name })}
        icon={<Pencil aria-hidden />}
        disabled={disabled}
        onClick={onEdit}
      />
      <IconButton
        size="sm"
        variant="danger"
        label={t('partners.delete', { name })}
        icon={<Trash2 aria-hidden />}
        disabled={disabled}
        onClick={onDelete}
      />
    </div>
  )
}
