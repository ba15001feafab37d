import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type RemoteName, remoteNames } from '@confida/remote-kit'
import type { ReleasePlace } from './release-remote.ts'

export interface ReleaseOptions {
  name: RemoteName
  /** The version to go back to; without it the present build is released. */
  rollback?: string
  place: ReleasePlace
}

const USAGE = `npm run release -- <remote> --to <folder> --address <public address of that folder> --registry <remotes.json>
                  [--rollback <version>]
<remote> is one of ${remoteNames.join(', ')}.`

const isRemote = (name: string | undefined): name is RemoteName => remoteNames.includes(name as RemoteName)

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        address: { type: 'string' },
        registry: { type: 'string' },
        rollback: { type: 'string' },
      },
    })
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${USAGE}`)
  }
}

/** @throws with the usage when something is missing or unknown */
export function readReleaseOptions(args: string[]): ReleaseOptions {
  const { values, positionals } = parse(args)
  const [name] = positionals
  const { to, address, registry, rollback } = values
  if (!isRemote(name) || positionals.length !== 1 || !to || !address || !registry) throw new Error(USAGE)
  if (!/^(https?:\/\/|\/)/.test(address))
    throw new Error('--address has to be an address (https://…) or a path on the shell’s origin (/…).')
  return { name, rollback, place: { to: resolve(to), address, registry: resolve(registry) } }
}
