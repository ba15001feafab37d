import { satisfies } from 'compare-versions'
import { CONTRACT_VERSION } from './remote.ts'

/**
 * Whether this shell offers what a remote needs.
 * @param range the remote's semver range of shell contracts, as in the registry; a malformed one is refused
 */
export function acceptsContract(range: string): boolean {
  try {
    return satisfies(CONTRACT_VERSION, range)
  } catch {
    return false
  }
}
