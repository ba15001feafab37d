import { adminRemotes, type NavigationEntry, type Remote, type RemoteName } from '@confida/remote-kit'
import { useCallback, useEffect, useState } from 'react'
import { getRemote } from '../remotes/get-remote.ts'
import { RemoteFailure, reportFailure } from '../remotes/remote-failure.ts'

export interface AdminEntry extends NavigationEntry {
  remote: RemoteName
  /** The namespace of the labels. */
  namespace: string
}

interface AdminNavigation {
  remotes: Partial<Record<RemoteName, Remote>>
  failures: Partial<Record<RemoteName, RemoteFailure>>
}

const entriesOf = (remote: Remote): AdminEntry[] =>
  remote.navigation.map((entry) => ({ ...entry, remote: remote.name, namespace: remote.texts.namespace }))

/**
 * The navigation entries of the administrators' remotes. If one remote fails to load, the entries of the other
 * remain.
 */
export function useAdminNavigation() {
  const [navigation, setNavigation] = useState<AdminNavigation>({ remotes: {}, failures: {} })

  const load = useCallback((name: RemoteName, isRetry: boolean) => {
    getRemote(name, isRetry).then(
      (remote) =>
        setNavigation(({ remotes, failures }) => ({
          remotes: { ...remotes, [name]: remote },
          failures: { ...failures, [name]: undefined },
        })),
      (error) => {
        const failure =
          error instanceof RemoteFailure ? error : new RemoteFailure(name, 'evaluation', undefined, error)
        // Where the view is another remote's, nothing else tells of it.
        void reportFailure(failure)
        setNavigation(({ remotes, failures }) => ({ remotes, failures: { ...failures, [name]: failure } }))
      },
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
    /** The remote that owns the view, once it is known. */
    ownerOf: (view: string) => remotes.find((remote) => view in remote.routes)?.name,
    retry: (name: RemoteName) => load(name, true),
  }
}
