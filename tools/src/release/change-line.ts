import { type PlacedRemote, type ReleasedVersion, type RemoteRelease, versionsOf } from '@confida/remote-kit'

/** Versions that a tester can still ask for, and a look at what was there before. */
const KEPT_VERSIONS = 3

/** The line for a release that everybody gets; the versions that it replaces stay in reach of testers. */
export function withStable(after: RemoteRelease, current: RemoteRelease | undefined): RemoteRelease {
  const earlier = current ? versionsOf(current).filter(({ version }) => version !== after.version) : []
  return {
    ...after,
    ...(current?.disabled ? { disabled: true } : {}),
    ...(earlier.length > 0 ? { versions: earlier.slice(0, KEPT_VERSIONS) } : {}),
  }
}

const toVersion = ({ version, entry, integrity, contract }: RemoteRelease): ReleasedVersion => ({
  version,
  entry,
  integrity,
  contract,
})

/** The line with a release that a share of the browsers gets. */
export function withCanary(
  after: RemoteRelease,
  share: number,
  current: RemoteRelease | undefined,
): RemoteRelease {
  if (!current) throw new Error(`${after.name} has no release yet that the others would get.`)
  return { ...current, canary: { share, ...toVersion(after) } }
}

/** The line switched off, or on again. */
export function withSwitch(name: string, isOn: boolean, current: RemoteRelease | undefined): RemoteRelease {
  if (!current) throw new Error(`The registry has no line of ${name}.`)
  const { disabled: _, ...line } = current
  return isOn ? line : { ...line, disabled: true }
}

const placesOf = ({ routes }: PlacedRemote): string[] =>
  routes.flatMap((route) => {
    if ('path' in route) return [route.path]
    return 'dialog' in route ? [`?dialog=${route.dialog}`] : []
  })

/** Two paths that differ in the names of their parameters only are the same to the shell. */
const withoutNames = (place: string) => place.replace(/:[\w-]+/g, ':')

/** @throws where another remote has a path or dialog already: the shell would show only one of the two there */
export function checkPlaces(release: PlacedRemote, others: PlacedRemote[]): void {
  for (const place of placesOf(release)) {
    const isTaken = (taken: string) => withoutNames(taken) === withoutNames(place)
    const owner = others.find((other) => placesOf(other).some(isTaken))
    if (owner) throw new Error(`${release.name} declares ${place}, which ${owner.name} has in the registry.`)
  }
}
