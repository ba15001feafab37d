import { useTranslation } from '@confida/i18n'
import { logout, useSession } from '@confida/session'
import { Avatar, Menu, type MenuEntry } from '@confida/ui'
import { Handshake, KeyRound, LogOut, Mail, MessageSquareHeart, Undo2 } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router-dom'
import { CHAT_PATH, USER_HOME } from '../routing/route-table.ts'
import { type DialogName, useDialog } from './use-dialog.ts'

const dialogEntries = [
  { id: 'contact', icon: <Mail aria-hidden /> },
  { id: 'change-password', icon: <KeyRound aria-hidden /> },
  { id: 'feedback', icon: <MessageSquareHeart aria-hidden /> },
  { id: 'become-partner', icon: <Handshake aria-hidden /> },
] as const satisfies { id: DialogName; icon: unknown }[]

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
