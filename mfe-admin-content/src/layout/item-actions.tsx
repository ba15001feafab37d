import { useTranslation } from '@confida/i18n'
import { Button, Cluster, IconButton } from '@confida/ui'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { EditButton, type EditTarget } from './edit-button.tsx'
import styles from './item-actions.module.css'

interface ItemActionsProps {
  edit: EditTarget
  /** What switches the item on and off. */
  toggle: { label: string; icon: ReactNode; isPending: boolean; onClick: () => void }
  onRemove: () => void
  className?: string
}

/** What can be done to an item of a list: edit it, switch it on or off, delete it. */
export function ItemActions({ edit, toggle, onRemove, className }: ItemActionsProps) {
  const { t } = useTranslation('common')
  return (
    <Cluster gap={2} className={className}>
      <EditButton edit={edit} />
      <Button
        variant="secondary"
        size="sm"
        icon={toggle.icon}
        loading={toggle.isPending}
        onClick={toggle.onClick}
      >
        {toggle.label}
      </Button>
      <IconButton
        size="sm"
        variant="danger"
        className={styles.delete}
        label={t('actions.delete')}
        icon={<Trash2 aria-hidden />}
        onClick={onRemove}
      />
    </Cluster>
  )
}
