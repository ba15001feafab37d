import type { DeletedUser } from '@confida/contracts'
import { directionOf, useLanguage, useTranslation } from '@confida/i18n'
import { Button, Drawer, Flex, LoadFailure, Tabs } from '@confida/ui/antd'
import { Download, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useCanEnter } from '../../access/use-can-enter.ts'
import { useIsProtected } from '../../access/use-is-protected.ts'
import { detailsOf } from '../../problems/problem.ts'
import { UserTimeline } from '../../users/drawer/timeline/user-timeline.tsx'
import { useUserDisplay } from '../../users/user-display.ts'
import type { DeletedAccountChange } from '../api/deleted-user.mutations.ts'
import { useDeletedUser } from '../api/deleted-user.queries.ts'
import { DeletedNote } from './deleted-note.tsx'
import { DeletedProfile } from './deleted-profile.tsx'
import { type DeletedTab, deletedTabs, useOpenedDeletedUser } from './use-opened-deleted-user.ts'

const panels = {
  profile: DeletedProfile,
  timeline: UserTimeline,
  note: DeletedNote,
} satisfies Record<DeletedTab, unknown>

const icons = { restore: RotateCcw, dataFile: Download, erase: Trash2 }
const actions = ['restore', 'dataFile', 'erase'] as const

interface DeletedUserDrawerProps {
  id: string
  isOpen: boolean
  onAction: (action: DeletedAccountChange, user: DeletedUser) => void
  /** Called when it is gone and the focus is back where it was. */
  onClosed: () => void
}

/** One deleted account beside the table. An action's dialog opens when the drawer has given the focus back. */
export function DeletedUserDrawer({ id, isOpen, onAction, onClosed }: DeletedUserDrawerProps) {
  const { t } = useTranslation('adminUsers')
  const { t: tc } = useTranslation('common')
  const display = useUserDisplay()
  const opened = useOpenedDeletedUser()
  const isRightToLeft = directionOf(useLanguage()) === 'rtl'
  const { data: user, isError, error, isFetching, refetch } = useDeletedUser(id)
  const isProtected = useIsProtected(user)
  const canHandOver = useCanEnter('compliance')
  const allowed = { restore: !isProtected, dataFile: canHandOver, erase: !isProtected }
  const offered = actions.filter((action) => allowed[action])
  const [chosen, setChosen] = useState<DeletedAccountChange>()
  const handleAction = (action: DeletedAccountChange) => {
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
      footer={user && offered.length > 0 && <DrawerActions actions={offered} onAction={handleAction} />}
      closable={{ 'aria-label': tc('actions.close') }}
      onClose={opened.close}
      afterOpenChange={handleOpenChange}
    >
      {user ? (
        <Tabs
          destroyOnHidden
          activeKey={opened.tab}
          onChange={(key) => opened.choose(key as DeletedTab)}
          items={deletedTabs.map((key) => {
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

interface DrawerActionsProps {
  actions: DeletedAccountChange[]
  onAction: (action: DeletedAccountChange) => void
}

function DrawerActions({ actions, onAction }: DrawerActionsProps) {
  const { t } = useTranslation('adminUsers')
  return (
    <Flex wrap gap={8}>
      {actions.map((action) => {
        const Icon = icons[action]
        return (
          <Button
            key={action}
            size="small"
            danger={action === 'erase'}
            icon={<Icon aria-hidden size={16} />}
            onClick={() => onAction(action)}
          >
            {t(`deleted.${action}`)}
          </Button>
        )
      })}
    </Flex>
  )
}
