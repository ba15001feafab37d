import type { NavigationEntry } from '@confida/remote-kit'

export type CanOpen = (view: string) => boolean

/** The entry, or where its view is not for this administrator one that is reached from there and is. */
function openable<Entry extends Pick<NavigationEntry, 'view' | 'labelKey' | 'within'>>(
  entry: Entry,
  canOpen: CanOpen,
): Entry[] {
  if (!entry.view || canOpen(entry.view)) return [entry]
  const [next, ...within] = entry.within?.filter(({ view }) => canOpen(view)) ?? []
  return next ? [{ ...entry, ...next, within }] : []
}

/** Without the views that are not for this administrator, and without groups that are empty then. */
export function permitted<Entry extends NavigationEntry>(entry: Entry, canOpen: CanOpen): Entry[] {
  if (!entry.children) return openable(entry, canOpen)
  const children = entry.children.flatMap((child) => openable(child, canOpen))
  return children.length > 0 ? [{ ...entry, children }] : []
}
