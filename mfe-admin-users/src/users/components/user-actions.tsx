import type { User } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useSession } from '@confida/session'
import { Button } from '@confida/ui/antd'
import { KeyRound, PauseCircle, PencilLine, PlayCircle, ShieldOff, Trash2 } from 'lucide-react'
import { useIsProtected } from '../../access/use-is-protected.ts'
import type { UserAction } from '../dialogs/user-dialog.ts'
import styles from './user-actions.module.css'

interface UserActionsProps {
  user: User
  onAction: (action: UserAction) => void
}

const icon = { 'aria-hidden': true, size: 16 } as const
const small = { type: 'text', size: 'small', className: styles.action } as const

/** The buttons of one account. What the server refuses (own account, another administrator) is not offered. */
export function UserActions({ user, onAction }: UserActionsProps) {
  const { t } = useTranslation('adminUsers')
  const { t: tc } = useTranslation('common')
  const isOwn = useSession((state) => state.user?.id) === user.id
  const isProtected = useIsProtected(user)
  const Standby = user.is_standby ? PlayCircle : PauseCircle
  const button = (action: UserAction, label: string) =>
    ({
      ...small,
      'aria-label': label,
      title: label,
      onClick: () => onAction(action),
    }) as const
  if (isProtected) return null
  return (
    <>
      <Button {...small} icon={<PencilLine {...icon} />} onClick={() => onAction('edit')}>
        {tc('actions.edit')}
      </Button>
      {!isOwn && (
        <Button {...small} icon={<Standby {...icon} />} onClick={() => onAction('standby')}>
          {t(user.is_standby ? 'actions.activate' : 'actions.standby')}
        </Button>
      )}
      <span className={styles.end}>
        {(isOwn || user.role !== 'admin') && (
          <Button {...button('password', t('actions.password'))} icon={<KeyRound {...icon} />} />
        )}
        {!isOwn && (
          <Button {...button('second-factors', t('actions.secondFactors'))} icon={<ShieldOff {...icon} />} />
        )}
        {!isOwn && <Button danger {...button('delete', tc('actions.delete'))} icon={<Trash2 {...icon} />} />}
      </span>
    </>
  )
}
