import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { integrityOf, MANIFEST } from '../bundler/integrity.ts'
import type { RemoteRelease } from '../registry.ts'
import type { ReleaseFacts } from './release-facts.ts'

/** The registry's line for a build in `folder`, which is reachable under `address`. */
export const describeRelease = (
  { name, version, contract, ...declaration }: ReleaseFacts,
  folder: string,
  address: string,
): RemoteRelease => ({
  name,
  version,
  entry: `${address.replace(/\/+$/, '')}/${MANIFEST}`,
  integrity: integrityOf(readFileSync(join(folder, MANIFEST))),
  contract,
  ...declaration,
})
