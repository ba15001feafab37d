import { type RemoteRelease, versionsOf } from '@confida/remote-kit'

/** The parameter, and the key of the tab's storage, by which a tester forces a version: `?release=mfe-chat@1.5.0`. */
const FORCED = 'release'
/** Local storage key of what a browser's share in canaries is drawn from. It is never sent anywhere. */
const BROWSER_KEY = 'release_draw'

const asked = new URLSearchParams(location.search).get(FORCED)
// An empty one ends it; else the tab keeps it when it goes on to other pages.
if (asked !== null) sessionStorage.setItem(FORCED, asked)

function drawOf(): string {
  const known = localStorage.getItem(BROWSER_KEY)
  if (known) return known
  const drawn = Math.random().toString(36).slice(2, 8)
  localStorage.setItem(BROWSER_KEY, drawn)
  return drawn
}

/** A number from 0 to 99, always the same for a browser and a remote, and another for each remote (FNV-1a). */
function placeOf(name: string): number {
  let hash = 0x811c9dc5
  for (const character of `${drawOf()} ${name}`)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0) % 100
}

/** The version of a remote that this browser loads: the one that a tester asks for, the canary for its share, or the stable one. */
export function chooseRelease(line: RemoteRelease): RemoteRelease {
  const [name, version] = (sessionStorage.getItem(FORCED) ?? '').split('@')
  const forced = name === line.name && versionsOf(line).find((each) => each.version === version)
  if (forced) return { ...line, ...forced, disabled: false }
  const canary = versionsOf(line).find((each) => each.version === line.canary?.version)
  return canary && placeOf(line.name) < (line.canary?.share ?? 0) ? { ...line, ...canary } : line
}
