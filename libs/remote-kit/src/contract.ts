import satisfies from 'semver/functions/satisfies.js'
import { CONTRACT_VERSION } from './remote.ts'

/**
 * Whether this shell offers what a remote needs.
 * @param range the remote's semver range of shell contracts, as in the registry; a malformed one is refused
 */
export const acceptsContract = (range: string): boolean => satisfies(CONTRACT_VERSION, range)
