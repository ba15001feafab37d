import { useEffect } from 'react'
import type { AdminEntry } from './use-admin-navigation.ts'
import { useLabel } from './use-label.ts'
import { useView } from './use-view.ts'

/** Names the browser's tab after the open view, once its remote has told what it is called. */
export function useViewTitle(entries: AdminEntry[]): void {
  const view = useView()
  const entry = entries
    .flatMap(({ namespace, children, ...own }) =>
      [own, ...(children ?? [])].map((each) => ({ ...each, namespace })),
    )
    .find((each) => each.view === view)
  const label = useLabel(entry?.namespace ?? 'shell')
  const name = entry && label(entry.labelKey)
  useEffect(() => {
    if (name) document.title = `${name} – Confida`
  }, [name])
}
