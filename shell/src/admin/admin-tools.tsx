import { lazy, Suspense, useState } from 'react'
import { AdminMenu } from './admin-menu.tsx'
import { HeaderLink } from './header-link.tsx'
import { useAdminNavigation } from './use-admin-navigation.ts'

// Nobody but administrators loads it; without it all else of the header goes on.
const CommandPalette = lazy(() =>
  import('./palette/command-palette.tsx').then(
    ({ CommandPalette }) => ({ default: CommandPalette }),
    () => ({ default: () => null }),
  ),
)

/** The administrator's part of the header: the palette, links of the remotes, and on narrow windows the menu. */
export function AdminTools() {
  const navigation = useAdminNavigation()
  const [isPaletteOpen, setIsPaletteOpen] = useState(false)
  return (
    <>
      <Suspense>
        <CommandPalette navigation={navigation} isOpen={isPaletteOpen} onOpenChange={setIsPaletteOpen} />
      </Suspense>
      {navigation.headerEntries.map((entry) => (
        <HeaderLink key={entry.labelKey} entry={entry} />
      ))}
      <AdminMenu entries={navigation.entries} onSearch={() => setIsPaletteOpen(true)} />
    </>
  )
}
