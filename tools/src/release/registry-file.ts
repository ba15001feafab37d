import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { parseRegistry, type RemoteRegistry, type RemoteRelease } from '@confida/remote-kit'
import { type Choice, changeLine } from './registry.ts'
import { folderStore, replaceFile } from './store/folder-store.ts'

/** The lines that a shell would take. */
export const readRegistry = (file: string): RemoteRegistry =>
  parseRegistry(JSON.parse(readFileSync(file, 'utf8'))).releases

/** Replaces the registry in one step: a reader sees the old one or the new one, never half of it. */
export const writeRegistry = (file: string, registry: unknown[]): void =>
  replaceFile(file, `${JSON.stringify(registry, null, 2)}\n`)

/** `changeLine` of a registry that is a file of this machine. */
export const changeRelease = (
  file: string,
  name: string,
  choose: Choice<RemoteRelease | undefined>,
): Promise<RemoteRelease | undefined> =>
  changeLine({ store: folderStore(dirname(file)), path: basename(file) }, name, choose)
