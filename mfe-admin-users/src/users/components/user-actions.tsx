import type { User } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useSession } from '@confida/session'
import { Button, IconButton } from '@confida/ui'
import { KeyRound, PauseCircle, PencilLine, PlayCircle, Trash2 } from 'lucide-react'
import type { UserAction } from '../dialogs/user-dialog.ts'
import styles from './user-actions.module.css'

interface UserActionsProps {
  user: User
  onAction: (action: UserAction) => void
}

/** The buttons of one account. What the server refuses (own account, another administrator) is not offered. */
export function UserActions({ user, onAction }: UserActionsProps) {
  const { t } = useTranslation('adminUsers')
  const { t: tc } = useTranslation('common')
  const isOwn = useSession((state) => state.user?.id) === user.id
  const Standby = user.is_standby ? PlayCircle : PauseCircle
  return (
    <>
      <Button variant="ghost" size="sm" icon={<PencilLine aria-hidden />} onClick={() => onAction('edit')}>
        {tc('actions.edit')}
      </Button>
      {!isOwn && (
        <Button variant="ghost" size="sm" icon={<Standby aria-hidden />} onClick={() => onAction('standby')}>
          {t(user.is_standby ? 'actions.activate' : 'actions.standby')}
        </Button>
      )}
      <span className={styles.end}>
        {(isOwn || user.role !== 'admin') && (
          <IconButton
            size="sm"
            label={t('actions.password')}
            icon={<KeyRound aria-hidden />}
            onClick={() => onAction('password')}
          />
        )}
        {!isOwn && (
          <IconButton
            size="sm"
            variant="danger"
            label={tc('actions.delete')}
            icon={<Trash2 aria-hidden />}
            onClick={() => onAction('delete')}
          />
        )}
      </span>
    </>
  )
}
