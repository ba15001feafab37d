import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { NAME_PATTERN, type RemoteName } from '@confida/remote-kit'
import { remoteNames } from '../paths.ts'
import type { ReleasePlace } from './release-remote.ts'

export type ReleaseAction =
  | { kind: 'release'; sources?: { project: string; build: string }; share?: number }
  | { kind: 'rollback'; version: string }
  | { kind: 'disable' | 'enable' }

interface Output {
  registry: string
  isJson: boolean
}

export type ReleaseOptions = Output &
  (
    | { kind: 'list' }
    | {
        kind: 'change'
        name: RemoteName
        action: ReleaseAction
        place: ReleasePlace
        /** Does everything but on copies, and says what would come of it. */
        isDry: boolean
      }
  )

const USAGE = `npm run release -- <remote> --to <folder> --address <public address of that folder> --registry <remotes.json>
                  [--canary <percent> | --rollback <version>] [--project <folder> [--build <folder>]]
npm run release -- <remote> --disable | --enable --registry <remotes.json>
npm run release -- list --registry <remotes.json>

--json prints what came of it as JSON, --dry-run changes nothing.
--canary gives the release to a share of the browsers; without it a release is for all.
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
        canary: { type: 'string' },
        disable: { type: 'boolean' },
        enable: { type: 'boolean' },
        project: { type: 'string' },
        build: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${USAGE}`)
  }
}

type Values = ReturnType<typeof parse>['values']

function actionOf(name: RemoteName, values: Values): ReleaseAction {
  const { rollback, canary, disable, enable, project, build } = values
  const chosen = [rollback, canary, disable, enable].filter((value) => value !== undefined)
  if (chosen.length > 1) throw new Error(`Only one of --rollback, --canary, --disable, --enable.\n${USAGE}`)
  if (disable || enable) return { kind: disable ? 'disable' : 'enable' }
  if (rollback) return { kind: 'rollback', version: rollback }
  if (!project && !remoteNames.includes(name))
    throw new Error(`${name} is no remote of this repository, and no --project says where it is.\n${USAGE}`)
  if (canary !== undefined && !/^(100|[1-9]?\d)$/.test(canary))
    throw new Error('--canary has to be a share in percent, from 0 to 100.')
  return {
    kind: 'release',
    ...(project && {
      sources: { project: resolve(project), build: resolve(build ?? join(project, 'dist')) },
    }),
    ...(canary !== undefined && { share: Number(canary) }),
  }
}

function placeOf({ to, address, registry = '' }: Values, { kind }: ReleaseAction): ReleasePlace {
  const isSwitch = kind === 'disable' || kind === 'enable'
  if (!isSwitch && (!to || !address)) throw new Error(USAGE)
  if (address && !/^(https?:\/\/|\/)/.test(address))
    throw new Error('--address has to be an address (https://…) or a path on the shell’s origin (/…).')
  return { to: resolve(to ?? '.'), address: address ?? '/', registry: resolve(registry) }
}

/** @throws with the usage when something is missing or unknown */
export function readReleaseOptions(args: string[]): ReleaseOptions {
  const { values, positionals } = parse(args)
  const [name] = positionals
  if (!isName(name) || positionals.length !== 1 || !values.registry) throw new Error(USAGE)
  const output = { registry: resolve(values.registry), isJson: values.json }
  if (name === 'list') return { kind: 'list', ...output }
  const action = actionOf(name, values)
  return { kind: 'change', name, action, place: placeOf(values, action), isDry: values['dry-run'], ...output }
}
