import { useTranslation } from '@confida/i18n'
import { logout, useSession } from '@confida/session'
import { Avatar, Menu, type MenuEntry } from '@confida/ui'
import {
  Blocks,
  Handshake,
  KeyRound,
  LockKeyhole,
  LogOut,
  Mail,
  MessageSquareHeart,
  Undo2,
} from 'lucide-react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useLocalText, useRegistry } from '../remotes/use-registry.ts'
import { CHAT_PATH, routeTable, USER_HOME } from '../routing/route-table.ts'
import { useDialog } from './use-dialog.ts'

const dialogEntries = [
  { id: 'contact', icon: <Mail aria-hidden /> },
  { id: 'change-password', icon: <KeyRound aria-hidden /> },
  { id: 'feedback', icon: <MessageSquareHeart aria-hidden /> },
  { id: 'become-partner', icon: <Handshake aria-hidden /> },
  { id: 'account', icon: <LockKeyhole aria-hidden /> },
] as const

/** Of the screens whose remotes want one. */
function useDeclaredEntries(): MenuEntry[] {
  const navigate = useNavigate()
  const toText = useLocalText()
  return routeTable(useRegistry())
    .flatMap(({ path, access, entry }) => (entry && access === 'user' ? [{ path, ...entry }] : []))
    .sort((one, other) => one.order - other.order)
    .map(({ path, label }) => ({
      id: path,
      icon: <Blocks aria-hidden />,
      label: toText(label),
      // What is below the path is the remote's own.
      onSelect: () => navigate(path.replace(/\/\*$/, '')),
    }))
}

/** The menu of an ordinary user. "Exit chat" appears only while a chat is open. */
export function UserMenu() {
  const { t } = useTranslation('shell')
  const name = useSession((state) => state.user?.name ?? '')
  const { open } = useDialog()
  const navigate = useNavigate()
  const isChat = useLocation().pathname.startsWith(CHAT_PATH)

  const entries: MenuEntry[] = [
    ...dialogEntries.map(({ id, icon }) => ({
      id,
      icon,
      label: t(`userMenu.${id}`),
      onSelect: () => open(id),
    })),
    ...(isChat
      ? [
          {
            id: 'exit-chat',
            icon: <Undo2 aria-hidden />,
            label: t('userMenu.exit-chat'),
            onSelect: () => navigate(USER_HOME),
          },
        ]
      : []),
    ...useDeclaredEntries(),
    { kind: 'separator', id: 'end' },
    {
      id: 'logout',
      icon: <LogOut aria-hidden />,
      label: t('userMenu.logout'),
      onSelect: () => logout('user'),
    },
  ]
  return (
    <Menu
      align="end"
      label={t('userMenu.label', { name })}
      trigger={<Avatar name={name} size={32} />}
      entries={entries}
    />
  )
}
