import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RemoteName, type RemoteRegistry, type RemoteRelease, remoteRegistry } from '@confida/remote-kit'
import { integrityOf } from '@confida/remote-kit/bundler'
import { root } from '../paths.ts'

interface RemotePackage {
  version: string
  confida: { contract: string }
}

/** Describes a remote's build in `folder`, which is reachable under `address`. */
export function describeRelease(name: RemoteName, folder: string, address: string): RemoteRelease {
  const { version, confida } = JSON.parse(
    readFileSync(join(root, name, 'package.json'), 'utf8'),
  ) as RemotePackage
  const manifest = readFileSync(join(folder, 'mf-manifest.json'))
  return {
    name,
    version,
    entry: `${address.replace(/\/+$/, '')}/mf-manifest.json`,
    integrity: integrityOf(manifest),
    contract: confida.contract,
  }
}

export const readRegistry = (file: string): RemoteRegistry =>
  remoteRegistry.parse(JSON.parse(readFileSync(file, 'utf8')))

/** Replaces the registry in one step: a reader sees the old one or the new one, never half of it. */
export function writeRegistry(file: string, registry: RemoteRegistry): void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(registry, null, 2)}\n`)
  renameSync(draft, file)
}
