import type { RemoteName, RemoteRelease } from '@confida/remote-kit'
import { describeRelease, type ReleaseFacts } from '@confida/remote-kit/release'
import { changeRelease } from '../release/registry-file.ts'

/** Marks the version of a remote that runs from source, for people and for the restoring. */
const FROM_SOURCE = '-dev'

export const isFromSource = (release: RemoteRelease | undefined): boolean =>
  release?.version.endsWith(FROM_SOURCE) ?? false

/** Lets the registry point to a remote's development build, as it is now. @returns the line that stood before */
export const pointToSource = (registryFile: string, facts: ReleaseFacts, folder: string, address: string) =>
  changeRelease(registryFile, facts.name, () =>
    describeRelease({ ...facts, version: facts.version + FROM_SOURCE }, folder, address),
  )

/** Puts the line back that stood before, unless somebody released something else in the meantime. */
export const restoreRelease = (registryFile: string, name: RemoteName, before: RemoteRelease | undefined) =>
  changeRelease(registryFile, name, (current) => (isFromSource(current) ? before : current))
