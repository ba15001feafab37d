import type { Companion } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { logout } from '@confida/session'
import { Menu, type MenuEntry, useTheme } from '@confida/ui'
import {
  Braces,
  Brain,
  FileText,
  LogOut,
  Menu as MenuIcon,
  Search,
  ShieldCheck,
  Trash2,
  Undo2,
} from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import type { Pace } from '../../conversation/pace.ts'
import { useExport } from '../../export/use-export.ts'
import { type TextSize, textSizes, usePreferences } from '../../preferences/preferences.store.ts'
import type { ChatPanel } from './conversation-pane.tsx'

interface ChatMenuProps {
  companion: Companion
  onPanel: (panel: ChatPanel) => void
  onSearch: () => void
}

function useChoices(): MenuEntry[] {
  const { t } = useTranslation('chat')
  const { theme, setTheme } = useTheme()
  const { textSize, setTextSize, pace, setPace } = usePreferences()
  const sizes = Object.keys(textSizes) as TextSize[]
  return [
    {
      kind: 'choice',
      compact: true,
      id: 'size',
      label: t('menu.textSize'),
      value: textSize,
      options: sizes.map((value) => ({ value, label: t(`menu.sizes.${value}`) })),
      onChange: (value) => setTextSize(value as TextSize),
    },
    {
      kind: 'choice',
      compact: true,
      id: 'brightness',
      label: t('menu.brightness'),
      value: theme,
      options: [
        { value: 'light', label: t('menu.light') },
        { value: 'dark', label: t('menu.dark') },
      ],
      onChange: (value) => setTheme(value as 'light' | 'dark'),
    },
    {
      kind: 'choice',
      compact: true,
      id: 'pace',
      label: t('menu.pace'),
      value: pace,
      options: [
        { value: 'natural', label: t('menu.paces.natural') },
        { value: 'live', label: t('menu.paces.live') },
      ],
      onChange: (value) => setPace(value as Pace),
    },
  ]
}

/** All that can be done with the chat. */
export function ChatMenu({ companion, onPanel, onSearch }: ChatMenuProps) {
  const { t } = useTranslation('chat')
  const navigate = useNavigate()
  const exportChat = useExport(companion)
  const choices = useChoices()
  const entries: MenuEntry[] = [
    { id: 'search', label: t('menu.search'), icon: <Search aria-hidden />, onSelect: onSearch },
    {
      id: 'memories',
      label: t('menu.memories'),
      icon: <Brain aria-hidden />,
      onSelect: () => onPanel('memories'),
    },
    { kind: 'separator', id: 'a' },
    ...choices,
    { kind: 'separator', id: 'b' },
    {
      id: 'text',
      label: t('menu.exportText'),
      icon: <FileText aria-hidden />,
      onSelect: () => exportChat('text'),
    },
    {
      id: 'json',
      label: t('menu.exportJson'),
      icon: <Braces aria-hidden />,
      onSelect: () => exportChat('json'),
    },
    {
      id: 'privacy',
      label: t('menu.privacy'),
      icon: <ShieldCheck aria-hidden />,
      onSelect: () => onPanel('privacy'),
    },
    { kind: 'separator', id: 'c' },
    {
      id: 'delete',
      label: t('menu.deleteChat'),
      icon: <Trash2 aria-hidden />,
      tone: 'danger',
      onSelect: () => onPanel('delete'),
    },
    {
      id: 'exit',
      label: t('menu.exit'),
      icon: <Undo2 aria-hidden />,
      onSelect: () => void navigate('/dashboard'),
    },
    { id: 'logout', label: t('menu.logout'), icon: <LogOut aria-hidden />, onSelect: () => logout('user') },
  ]
  return (
    <Menu plain align="end" icon={<MenuIcon aria-hidden />} trigger={t('menu.label')} entries={entries} />
  )
}
