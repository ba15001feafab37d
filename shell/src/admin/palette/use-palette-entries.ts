import type { ViewAddress } from '@confida/remote-kit'
import { useLocalText } from '../../remotes/use-registry.ts'
import type { AdminEntry, useAdminNavigation } from '../use-admin-navigation.ts'
import { useRemoteText } from '../use-label.ts'
import type { PaletteEntry } from './palette-entry.ts'

export type AdminNavigation = ReturnType<typeof useAdminNavigation>

/** The screens of the navigation and the remotes' shortcuts, in the language of the interface. */
export function usePaletteEntries({ entries, headerEntries, palettes }: AdminNavigation) {
  const toText = useLocalText()
  const remoteText = useRemoteText()

  const screensOf = ({ children = [], namespace, ...entry }: AdminEntry): PaletteEntry[] => {
    const label = entry.title ? toText(entry.title) : remoteText(entry.labelKey, namespace)
    const below = children.map((child) => ({
      ...child,
      label: remoteText(child.labelKey, namespace),
      detail: label,
    }))
    return [{ ...entry, label }, ...below].flatMap(({ view, icon, ...texts }) =>
      view ? [{ id: view, view, icon, ...texts }] : [],
    )
  }

  const screens = [...entries, ...headerEntries].flatMap(screensOf)
  const isScreen = ({ view, params }: ViewAddress) =>
    !params && screens.some((screen) => screen.view === view)
  return {
    screens,
    shortcuts: palettes.flatMap(({ shortcuts = [], remote, namespace }) =>
      shortcuts
        .filter((shortcut) => !isScreen(shortcut))
        .map(
          ({ labelKey, ...shortcut }): PaletteEntry => ({
            ...shortcut,
            id: `${remote}.${labelKey}`,
            label: remoteText(labelKey, namespace),
          }),
        ),
    ),
  }
}
