import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { KeepReleases } from '../../service-worker/messages.ts'
import { chooseRelease } from '../remotes/choose-release.ts'
import { openedRemotes } from '../remotes/fetch-remote.ts'
import { currentRegistry, subscribeRegistry } from '../remotes/registry.ts'
import { afterPause } from './after-pause.ts'

/** When the registry that this page knows was read. */
let readAt = performance.timeOrigin
subscribeRegistry(() => {
  readAt = Date.now()
})

const ownScripts = () =>
  [...document.scripts].map(({ src }) => src).filter((src) => src.startsWith(`${location.origin}/main.`))

/** The remotes whose screens are for everybody who is logged in, opened or not. */
const ofUsers = () =>
  currentRegistry()
    .releases.filter(({ routes }) => routes.some((route) => 'access' in route && route.access === 'user'))
    .map(({ name }) => name)

async function tellReleases(): Promise<void> {
  const [{ active }, opened] = await Promise.all([navigator.serviceWorker.ready, openedRemotes()])
  const releases = currentRegistry().releases.map((line) => {
    const { canary: _, versions: __, ...release } = chooseRelease(line)
    return release
  })
  const wanted = [...new Set([...ofUsers(), ...opened])]
  const message: KeepReleases = { type: 'KEEP_RELEASES', scripts: ownScripts(), readAt, releases, wanted }
  active?.postMessage(message)
}

/** Has the service worker keep the remotes of users, and others that were opened, each whole and in the version that this browser loads. */
export function useKeptReleases(): void {
  const { pathname, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address may have opened another remote
  useEffect(() => afterPause(tellReleases), [pathname, search])
  useEffect(() => subscribeRegistry(() => void tellReleases()), [])
}
