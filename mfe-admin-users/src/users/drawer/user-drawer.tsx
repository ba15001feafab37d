import type { User } from '@confida/contracts'
import { directionOf, useLanguage, useTranslation } from '@confida/i18n'
import { Drawer } from '@confida/ui/antd'
import { useState } from 'react'
import { UserActions } from '../components/user-actions.tsx'
import { UserFacts } from '../components/user-facts.tsx'
import { UserStatusTag } from '../components/user-status-tag.tsx'
import type { UserAction } from '../dialogs/user-dialog.ts'
import { useUserDisplay } from '../user-display.ts'
import styles from './user-drawer.module.css'

interface UserDrawerProps {
  user: User
  onAction: (action: UserAction) => void
  /** Called when it is gone and the focus is back where it was. */
  onClosed: () => void
}

/** One account beside the table. An action's dialog opens when the drawer has given the focus back. */
export function UserDrawer({ user, onAction, onClosed }: UserDrawerProps) {
  const { t } = useTranslation('common')
  const display = useUserDisplay()
  const isRightToLeft = directionOf(useLanguage()) === 'rtl'
  const [isOpen, setIsOpen] = useState(true)
  const [chosen, setChosen] = useState<UserAction>()
  const handleAction = (action: UserAction) => {
    setChosen(action)
    setIsOpen(false)
  }
  const handleOpenChange = (open: boolean) => {
    if (open) return
    onClosed()
    if (chosen) onAction(chosen)
  }
  return (
    <Drawer
      open={isOpen}
      placement={isRightToLeft ? 'left' : 'right'}
      size={440}
      title={<bdi>{display.name(user)}</bdi>}
      extra={<UserStatusTag user={user} />}
      footer={
        <div className={styles.actions}>
          <UserActions user={user} onAction={handleAction} />
        </div>
      }
      closable={{ 'aria-label': t('actions.close') }}
      onClose={() => setIsOpen(false)}
      afterOpenChange={handleOpenChange}
    >
      <p className={styles.email}>
        <bdi>{display.email(user)}</bdi>
      </p>
      <UserFacts user={user} />
    </Drawer>
  )
}
