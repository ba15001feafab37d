import type { User } from '@confida/contracts'
import { directionOf, useLanguage, useTranslation } from '@confida/i18n'
import { Drawer, LoadFailure, Tabs } from '@confida/ui/antd'
import { useState } from 'react'
import { useCanEnter } from '../../access/use-can-enter.ts'
import { useIsProtected } from '../../access/use-is-protected.ts'
import { detailsOf } from '../../problems/problem.ts'
import { useUser } from '../api/user.queries.ts'
import { UserActions } from '../components/user-actions.tsx'
import { UserStatusTag } from '../components/user-status-tag.tsx'
import type { UserAction } from '../dialogs/user-dialog.ts'
import { useUserDisplay } from '../user-display.ts'
import { UserNotePanel } from './note/user-note-panel.tsx'
import { UserSessions } from './sessions/user-sessions.tsx'
import { UserTimeline } from './timeline/user-timeline.tsx'
import { type DrawerTab, drawerTabs, useOpenedUser } from './use-opened-user.ts'
import styles from './user-drawer.module.css'
import { UserProfile } from './user-profile.tsx'

const panels = {
  profile: UserProfile,
  timeline: UserTimeline,
  sessions: UserSessions,
  note: UserNotePanel,
} satisfies Record<DrawerTab, unknown>

interface UserDrawerProps {
  id: string
  isOpen: boolean
  onAction: (action: UserAction, user: User) => void
  /** Called when it is gone and the focus is back where it was. */
  onClosed: () => void
}

/** One account beside the table. An action's dialog opens when the drawer has given the focus back. */
export function UserDrawer({ id, isOpen, onAction, onClosed }: UserDrawerProps) {
  const { t } = useTranslation('adminUsers')
  const { t: tc } = useTranslation('common')
  const display = useUserDisplay()
  const opened = useOpenedUser()
  const isRightToLeft = directionOf(useLanguage()) === 'rtl'
  const { data: user, isError, error, isFetching, refetch } = useUser(id)
  const isProtected = useIsProtected(user)
  const isOwner = useCanEnter('administrators')
  // A note about an administrator is an owner's to write.
  const tabs = drawerTabs.filter((key) => key !== 'note' || isOwner || user?.role !== 'admin')
  const [chosen, setChosen] = useState<UserAction>()
  const handleAction = (action: UserAction) => {
    setChosen(action)
    opened.close()
  }
  const handleOpenChange = (open: boolean) => {
    if (open) return
    onClosed()
    if (chosen && user) onAction(chosen, user)
  }
  return (
    <Drawer
      open={isOpen}
      placement={isRightToLeft ? 'left' : 'right'}
      size={480}
      styles={{ body: { paddingBlockStart: 8 } }}
      loading={!user && !isError}
      title={user && <bdi>{display.name(user)}</bdi>}
      extra={user && <UserStatusTag user={user} />}
      footer={
        user &&
        !isProtected && (
          <div className={styles.actions}>
            <UserActions user={user} onAction={handleAction} />
          </div>
        )
      }
      closable={{ 'aria-label': tc('actions.close') }}
      onClose={opened.close}
      afterOpenChange={handleOpenChange}
    >
      {user ? (
        <Tabs
          destroyOnHidden
          activeKey={opened.tab}
          onChange={(key) => opened.choose(key as DrawerTab)}
          items={tabs.map((key) => {
            const Panel = panels[key]
            return { key, label: t(`drawer.tabs.${key}`), children: <Panel user={user} /> }
          })}
        />
      ) : (
        <LoadFailure
          title={t(detailsOf(error).status === 404 ? 'edit.notFound' : 'drawer.loadError')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Drawer>
  )
}
