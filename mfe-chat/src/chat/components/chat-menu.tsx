import type { Companion } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { logout } from '@confida/session'
import { Menu, type MenuEntry } from '@confida/ui'
import {
  BellRing,
  Braces,
  Brain,
  FileText,
  LogOut,
  type LucideIcon,
  Menu as MenuIcon,
  Search,
  ShieldCheck,
  Trash2,
  Undo2,
} from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useExport } from '../../export/use-export.ts'
import { usePushState } from '../../reminders/push.queries.ts'
import type { ChatPanel } from '../chat-panel.ts'
import { useMenuChoices } from '../use-menu-choices.ts'

interface ChatMenuProps {
  companion: Companion
  onPanel: (panel: ChatPanel) => void
  onSearch: () => void
}

const entry = (id: string, label: string, Icon: LucideIcon, onSelect: () => void): MenuEntry => ({
  id,
  label,
  icon: <Icon aria-hidden />,
  onSelect,
})

/** Every action of the chat. */
export function ChatMenu({ companion, onPanel, onSearch }: ChatMenuProps) {
  const { t } = useTranslation('chat')
  const navigate = useNavigate()
  const exportChat = useExport(companion)
  const choices = useMenuChoices()
  const hasReminders = Boolean(usePushState().data?.public_key)
  const entries: MenuEntry[] = [
    entry('search', t('menu.search'), Search, onSearch),
    entry('memories', t('menu.memories'), Brain, () => onPanel('memories')),
    ...(hasReminders ? [entry('reminders', t('menu.reminders'), BellRing, () => onPanel('reminders'))] : []),
    { kind: 'separator', id: 'a' },
    ...choices,
    { kind: 'separator', id: 'b' },
    entry('text', t('menu.exportText'), FileText, () => exportChat('text')),
    entry('json', t('menu.exportJson'), Braces, () => exportChat('json')),
    {
      id: 'delete',
      label: t('menu.deleteChat'),
      icon: <Trash2 aria-hidden />,
      tone: 'danger',
      onSelect: () => onPanel('delete'),
    },
    { kind: 'separator', id: 'c' },
    entry('privacy', t('menu.privacy'), ShieldCheck, () => onPanel('privacy')),
    entry('exit', t('menu.exit'), Undo2, () => void navigate('/dashboard')),
    entry('logout', t('menu.logout'), LogOut, () => logout('user')),
  ]
  return (
    <Menu plain align="end" icon={<MenuIcon aria-hidden />} trigger={t('menu.label')} entries={entries} />
  )
}
