import { KeyRound, LogOut, Mail, Moon, Sun } from 'lucide-react'
import { IconButton, LanguageMenu, Menu, notify, useTheme } from '../index.ts'
import { Cluster } from './stack.tsx'

export function GalleryBar() {
  const { theme, setTheme } = useTheme()
  return (
    <Cluster gap={1}>
      <LanguageMenu />
      <Menu
        trigger="Giulia"
        align="end"
        size="sm"
        entries={[
          { id: 'contact', label: 'Contattaci', icon: <Mail />, onSelect: () => notify.info('Contattaci') },
          {
            id: 'password',
            label: 'Cambia Password',
            icon: <KeyRound />,
            onSelect: () => notify.success('Password'),
          },
          { kind: 'separator', id: 'line' },
          {
            id: 'logout',
            label: 'Logout',
            icon: <LogOut />,
            tone: 'danger',
            onSelect: () => notify.error('Logout'),
          },
        ]}
      />
      <IconButton
        label={theme}
        icon={theme === 'dark' ? <Sun /> : <Moon />}
        onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
      />
    </Cluster>
  )
}
