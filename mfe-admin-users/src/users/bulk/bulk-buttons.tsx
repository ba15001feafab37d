import type { User } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Button } from '@confida/ui/antd'
import { Mail, PauseCircle, PlayCircle, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { BulkAction } from './bulk-change.ts'
import { BulkDialog } from './bulk-dialog.tsx'

const icons = {
  standby: PauseCircle,
  activate: PlayCircle,
  delete: Trash2,
  restore: RotateCcw,
  announce: Mail,
}

interface BulkButtonsProps {
  actions: readonly BulkAction[]
  users: readonly User[]
  /** When it is done, and has been read. */
  onClosed: () => void
}

/** What can be done with all chosen accounts at once. */
export function BulkButtons({ actions, users, onClosed }: BulkButtonsProps) {
  const { t } = useTranslation('adminUsers')
  // As they were when it began: the lists may go on.
  const [begun, setBegun] = useState<{ action: BulkAction; users: readonly User[] }>()
  return (
    <>
      {actions.map((action) => {
        const Icon = icons[action]
        return (
          <Button
            key={action}
            size="small"
            type={action === 'delete' ? 'primary' : undefined}
            danger={action === 'delete'}
            icon={<Icon aria-hidden size={16} />}
            onClick={() => setBegun({ action, users })}
          >
            {t(`bulk.${action}.confirm`)}
          </Button>
        )
      })}
      {begun && (
        <BulkDialog
          {...begun}
          onClosed={() => {
            setBegun(undefined)
            onClosed()
          }}
        />
      )}
    </>
  )
}
