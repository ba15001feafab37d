import { languageLabels, setLanguage, useLanguage } from '@confida/i18n'
import { KeyRound, LogOut, Mail, Moon, Sun } from 'lucide-react'
import { Cluster, IconButton, Menu, notify, useTheme } from '../index.ts'

type LanguageCode = ReturnType<typeof useLanguage>

export function GalleryBar() {
  const { theme, setTheme } = useTheme()
  const language = useLanguage()
  return (
    <Cluster gap={1}>
      <Menu
        trigger={languageLabels[language].flag}
        label={languageLabels[language].name}
        align="end"
        size="sm"
        entries={[
          {
            kind: 'choice',
            id: 'language',
            label: 'Lingua',
            value: language,
            onChange: (value) => setLanguage(value as LanguageCode),
            options: Object.entries(languageLabels).map(([value, { name, flag }]) => ({
              value,
              label: name,
              icon: flag,
              lang: value,
            })),
          },
        ]}
      />
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
