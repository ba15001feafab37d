import { useTranslation } from '@confida/i18n'
import { IconButton } from '@confida/ui'
import { Download, Pencil, Trash2 } from 'lucide-react'

export interface CompanionToolsProps {
  name: string
  disabled: boolean
  onExport: () => void
  onEdit: () => void
  onRemove: () => void
  className?: string
}

/** Export, edit and delete, on a companion's card. */
export function CompanionTools(props: CompanionToolsProps) {
  const { name, disabled, onExport, onEdit, onRemove, className } = props
  const { t } = useTranslation('companions')
  return (
    <div className={className}>
      <IconButton
        size="sm"
        label={t('files.export.action', { name })}
        icon={<Download aria-hidden />}
        disabled={disabled}
        onClick={onExport}
      />
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
