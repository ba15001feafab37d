import type { DeletedUser } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Button } from '@confida/ui/antd'
import { FileText, RotateCcw } from 'lucide-react'
import { useIsProtected } from '../../access/use-is-protected.ts'

export type DeletedAction = 'restore' | 'data'

interface DeletedActionsProps {
  user: DeletedUser
  onAction: (action: DeletedAction) => void
}

/** What can be done with a deleted account, and is not refused by the server. */
export function DeletedActions({ user, onAction }: DeletedActionsProps) {
  const { t } = useTranslation('adminUsers')
  const isProtected = useIsProtected(user)
  return (
    <>
      {!isProtected && (
        <Button size="small" icon={<RotateCcw aria-hidden size={16} />} onClick={() => onAction('restore')}>
          {t('deleted.restore')}
        </Button>
      )}
      <Button
        type="text"
        size="small"
        icon={<FileText aria-hidden size={16} />}
        onClick={() => onAction('data')}
      >
        {t('deleted.data')}
      </Button>
    </>
  )
}
