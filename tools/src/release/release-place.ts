import { openFile, openStore } from './store/open-store.ts'
import { rehearsalStore } from './store/rehearsal-store.ts'
import type { FilePlace, Store } from './store/store.ts'

/** A place as the command line names it: folders, `https://…` or `s3://<bucket>/…`. */
export interface PlaceNames {
  /** Holds `<remote>/<version>/` for each release. */
  to: string
  /** The public address of `to`. */
  address: string
  /** What the shell serves as `/remotes.json`. */
  registry: string
}

/** Where releases lie and which registry lists them. */
export interface ReleasePlace {
  releases: Store
  address: string
  registry: FilePlace
}

export async function openPlace({ to, address, registry }: PlaceNames): Promise<ReleasePlace> {
  return { releases: await openStore(to), address, registry: await openFile(registry) }
}

/** A place on which all can be done, and nothing comes of it. */
export const rehearse = ({ releases, address, registry }: ReleasePlace): ReleasePlace => ({
  releases: rehearsalStore(releases),
  address,
  registry: { ...registry, store: rehearsalStore(registry.store) },
})
