import { useTranslation } from '@confida/i18n'
import { type MenuEntry, useTheme } from '@confida/ui'
import type { Pace } from '../conversation/pace.ts'
import { type TextSize, textSizes, usePreferences } from '../preferences/preferences.store.ts'

/** The menu's choices of theme, text size and pace. */
export function useMenuChoices(): MenuEntry[] {
  const { t } = useTranslation('chat')
  const { theme, setTheme } = useTheme()
  const { textSize, setTextSize, pace, setPace } = usePreferences()
  const sizes = Object.keys(textSizes) as TextSize[]
  return [
    {
      kind: 'choice',
      compact: true,
      staysOpen: true,
      id: 'size',
      label: t('menu.textSize'),
      value: textSize,
      options: sizes.map((value) => ({ value, label: t(`menu.sizes.${value}`) })),
      onChange: (value) => setTextSize(value as TextSize),
    },
    {
      kind: 'choice',
      compact: true,
      staysOpen: true,
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
      staysOpen: true,
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
