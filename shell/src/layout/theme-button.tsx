import { useTranslation } from '@confida/i18n'
import { IconButton, useTheme } from '@confida/ui'
import { Moon, Sun } from 'lucide-react'

/** Switches between light and dark. */
export function ThemeButton() {
  const { t } = useTranslation('shell')
  const { theme, setTheme } = useTheme()
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <IconButton
      label={t(`header.${other}`)}
      icon={theme === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
      onClick={() => setTheme(other)}
    />
  )
}
