import type { NavigationEntry, Remote, RemoteName } from '@confida/remote-kit'
import { useCallback, useEffect, useState } from 'react'
import { getRemote } from '../remotes/get-remote.ts'
import { RemoteFailure } from '../remotes/remote-failure.ts'

export const adminRemotes = ['mfe-admin-users', 'mfe-admin-content'] as const satisfies RemoteName[]

type AdminRemoteName = (typeof adminRemotes)[number]

export interface AdminEntry extends NavigationEntry {
  remote: RemoteName
  /** The namespace of the labels. */
  namespace: string
}

interface AdminNavigation {
  remotes: Partial<Record<AdminRemoteName, Remote>>
  failures: Partial<Record<AdminRemoteName, RemoteFailure>>
}

const entriesOf = (remote: Remote): AdminEntry[] =>
  remote.navigation.map((entry) => ({ ...entry, remote: remote.name, namespace: remote.texts.namespace }))

/** What the administrators' remotes contribute to the navigation. One that does not load leaves the other's entries. */
export function useAdminNavigation() {
  const [navigation, setNavigation] = useState<AdminNavigation>({ remotes: {}, failures: {} })

  const load = useCallback((name: AdminRemoteName, isRetry: boolean) => {
    getRemote(name, isRetry).then(
      (remote) =>
        setNavigation(({ remotes, failures }) => ({
          remotes: { ...remotes, [name]: remote },
          failures: { ...failures, [name]: undefined },
        })),
      (error) =>
        setNavigation(({ remotes, failures }) => ({
          remotes,
          failures: {
            ...failures,
            [name]:
              error instanceof RemoteFailure ? error : new RemoteFailure(name, 'loaded', undefined, error),
          },
        })),
    )
  }, [])

  useEffect(() => {
    for (const name of adminRemotes) load(name, false)
  }, [load])

  const remotes = Object.values(navigation.remotes)
  const entries = remotes.flatMap(entriesOf).sort((a, b) => a.order - b.order)
  return {
    entries: entries.filter(({ place }) => place !== 'header'),
    headerEntries: entries.filter(({ place }) => place === 'header'),
    failures: Object.values(navigation.failures).filter((failure) => failure !== undefined),
    isLoading: adminRemotes.some((name) => !navigation.remotes[name] && !navigation.failures[name]),
    /** The remote that has the view, once known. */
    ownerOf: (view: string) => remotes.find((remote) => view in remote.routes)?.name,
    retry: (name: RemoteName) => load(name as AdminRemoteName, true),
  }
}
