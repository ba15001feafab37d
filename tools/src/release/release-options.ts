import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { NAME_PATTERN, type RemoteName } from '@confida/remote-kit'
import { remoteNames } from '../paths.ts'
import type { ReleasePlace } from './release-remote.ts'

export interface ReleaseOptions {
  name: RemoteName
  /** The version to go back to; without it the present build is released. */
  rollback?: string
  /** A project outside this repository, which its team has built already; without it one of the workspace is built. */
  sources?: { project: string; build: string }
  place: ReleasePlace
}

const USAGE = `npm run release -- <remote> --to <folder> --address <public address of that folder> --registry <remotes.json>
                  [--rollback <version>] [--project <folder> [--build <folder>]]
--project is the folder of a remote that was built with tools of its own; its build is in --build, or in dist.
<remote> is one of ${remoteNames.join(', ')}, or the name of one that was built elsewhere.`

const isName = (name: string | undefined): name is RemoteName => NAME_PATTERN.test(name ?? '')

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
        project: { type: 'string' },
        build: { type: 'string' },
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
  const { to, address, registry, rollback, project, build } = values
  if (!isName(name) || positionals.length !== 1 || !to || !address || !registry) throw new Error(USAGE)
  if (!/^(https?:\/\/|\/)/.test(address))
    throw new Error('--address has to be an address (https://…) or a path on the shell’s origin (/…).')
  if (!project && !rollback && !remoteNames.includes(name))
    throw new Error(`${name} is no remote of this repository, and no --project says where it is.\n${USAGE}`)
  const sources = project && { project: resolve(project), build: resolve(build ?? join(project, 'dist')) }
  return {
    name,
    ...(rollback && { rollback }),
    ...(sources && { sources }),
    place: { to: resolve(to), address, registry: resolve(registry) },
  }
}
