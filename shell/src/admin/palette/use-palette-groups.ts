import { useTranslation } from '@confida/i18n'
import type { RemotePalette } from '../use-admin-navigation.ts'
import { findEntries } from './find-entries.ts'
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts'
import { useFoundRecords } from './use-found-records.ts'

export interface PaletteOffer {
  screens: PaletteEntry[]
  shortcuts: PaletteEntry[]
  recent: PaletteEntry[]
  palettes: RemotePalette[]
}

/** What fits the text: before any, what was opened last comes first, and is not named twice. */
export function usePaletteGroups({ screens, shortcuts, recent, palettes }: PaletteOffer, text: string) {
  const { t } = useTranslation('shell')
  const found = useFoundRecords(palettes, text)
  const isBlank = text.trim() === ''
  const shown = isBlank ? recent : []
  const others = [
    { key: 'screens', title: t('palette.screens'), entries: findEntries(screens, text) },
    { key: 'shortcuts', title: t('palette.shortcuts'), entries: findEntries(shortcuts, text) },
    ...found.groups,
  ].map((group) => ({
    ...group,
    entries: group.entries.filter(({ id }) => !shown.some((entry) => entry.id === id)),
  }))
  const groups: PaletteGroup[] = [
    { key: 'recent', title: t('palette.recent'), entries: shown },
    ...others,
  ].filter(({ entries }) => entries.length > 0)

  const notice = () => {
    if (found.isSearching) return t('palette.searching')
    if (found.hasFailed) return t('palette.failed')
    return groups.length === 0 ? t('palette.nothing') : undefined
  }
  return { groups, notice: notice() }
}
