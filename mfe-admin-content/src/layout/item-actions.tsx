import { useTranslation } from '@confida/i18n'
import { Button, Flex, RemovalPopup, type RemovalQuestion } from '@confida/ui/antd'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { EditButton, type EditTarget } from './edit-button.tsx'
import styles from './item-actions.module.css'

interface ItemActionsProps {
  edit: EditTarget
  /** What switches the item on and off. */
  toggle: { label: string; icon: ReactNode; isPending: boolean; onClick: () => void }
  removal: RemovalQuestion
  className?: string
  /** What else can be done to it. */
  children?: ReactNode
}

/** What can be done to an item of a list: edit it, switch it on or off, delete it. */
export function ItemActions({ edit, toggle, removal, className, children }: ItemActionsProps) {
  const { t } = useTranslation('common')
  return (
    <Flex wrap gap={8} className={className}>
      <EditButton edit={edit} />
      <Button size="small" icon={toggle.icon} loading={toggle.isPending} onClick={toggle.onClick}>
        {toggle.label}
      </Button>
      {children}
      <RemovalPopup {...removal}>
        <Button
          danger
          type="text"
          size="small"
          className={styles.delete}
          aria-label={t('actions.delete')}
          title={t('actions.delete')}
          icon={<Trash2 aria-hidden size={16} />}
        />
      </RemovalPopup>
    </Flex>
  )
}
