import type { Area } from '@confida/contracts'
import type {
  LocalText,
  NavigationEntry,
  Palette,
  PlacedRemote,
  Remote,
  RemoteName,
} from '@confida/remote-kit'
import { Blocks } from 'lucide-react'
import { useEffect, useState } from 'react'
import { getRemote } from '../remotes/get-remote.ts'
import { RemoteFailure, reportFailure } from '../remotes/remote-failure.ts'
import { useRegistry } from '../remotes/use-registry.ts'
import { viewScreens } from '../routing/route-table.ts'
import { isFor, useAdministratorRole } from './access.ts'
import { type CanOpen, permitted } from './permitted.ts'

export interface AdminEntry extends NavigationEntry {
  remote: RemoteName
  /** The namespace of the labels. */
  namespace: string
  /** In place of the label, for an entry that the registry tells of. */
  title?: LocalText
}

export interface RemotePalette extends Palette {
  remote: RemoteName
  /** The namespace of the labels. */
  namespace: string
}

/** A remote that was loaded, or undefined where that failed. */
type Loaded = Map<RemoteName, Remote | undefined>

const ownEntries = ({ name, navigation, texts }: Remote): AdminEntry[] =>
  navigation.map((entry) => ({ ...entry, remote: name, namespace: texts.namespace }))

/** What the registry tells of: for a remote that cannot be loaded, or has no entries of its own. */
const declaredEntries = ({ name, title, routes }: PlacedRemote): AdminEntry[] =>
  routes
    .filter((route) => 'view' in route)
    .flatMap(({ view, navigation }) =>
      navigation
        ? [
            {
              view,
              title,
              order: navigation.order,
              icon: Blocks,
              permission: 'admin',
              remote: name,
              namespace: name,
              labelKey: view,
            },
          ]
        : [],
    )

function entriesOf(remote: PlacedRemote, loaded: Loaded): AdminEntry[] {
  if (!loaded.has(remote.name)) return []
  const module = loaded.get(remote.name)
  return module && module.navigation.length > 0 ? ownEntries(module) : declaredEntries(remote)
}

function paletteOf(
  remote: Remote | undefined,
  canOpen: CanOpen,
  isOpen: (areas?: Area[]) => boolean,
): RemotePalette[] {
  if (!remote?.palette) return []
  const { shortcuts, search } = remote.palette
  return [
    {
      remote: remote.name,
      namespace: remote.texts.namespace,
      shortcuts: shortcuts?.filter(({ areas, view }) => (areas ? isOpen(areas) : canOpen(view))),
      search: search && isOpen(search.areas) ? search : undefined,
    },
  ]
}

/** The navigation entries of the administrators' remotes, and what they add to the palette. If one remote fails to load, those of the others remain. */
export function useAdminNavigation() {
  const registry = useRegistry()
  const role = useAdministratorRole()
  const [loaded, setLoaded] = useState<Loaded>(new Map())

  // A Retry reads the registry again; it then has the remote loaded for its entries too.
  useEffect(() => {
    const set = (name: RemoteName, remote?: Remote) =>
      setLoaded((current) => new Map(current).set(name, remote))
    for (const { name } of registry.remotes.filter(({ area }) => area === 'admin'))
      getRemote(name, false).then(
        (remote) => set(name, remote),
        (error) => {
          // Where the view is another remote's, nothing else tells of it.
          void reportFailure(
            error instanceof RemoteFailure ? error : new RemoteFailure(name, 'evaluation', undefined, error),
          )
          set(name)
        },
      )
  }, [registry])

  const isOpen = (areas?: Area[]) => isFor(role, areas)
  const canOpen = (view: string) => viewScreens(registry, view).some(({ areas }) => isOpen(areas))
  const entries = registry.remotes
    .flatMap((remote) => entriesOf(remote, loaded))
    .flatMap((entry) => permitted(entry, canOpen))
    .sort((a, b) => a.order - b.order)
  return {
    entries: entries.filter(({ place }) => place !== 'header'),
    headerEntries: entries.filter(({ place }) => place === 'header'),
    palettes: registry.remotes.flatMap(({ name }) => paletteOf(loaded.get(name), canOpen, isOpen)),
  }
}
