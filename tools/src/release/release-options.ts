import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { NAME_PATTERN, type RemoteName } from '@confida/remote-kit'
import { VERSION_PATTERN } from '@confida/remote-kit/release'
import { remoteNames } from '../paths.ts'
import type { PlaceNames } from './release-place.ts'
import type { Sources } from './release-remote.ts'

export type ReleaseAction =
  | { kind: 'release'; sources?: Sources; share?: number }
  /** Into the folder of the place, and into no registry. */
  | { kind: 'pack'; sources?: Sources }
  | { kind: 'rollback'; version: string }
  | { kind: 'disable' }
  | { kind: 'enable' }

interface Output {
  isJson: boolean
}

export type ReleaseOptions = Output &
  (
    | { kind: 'list'; registry: string }
    | {
        kind: 'change'
        name: RemoteName
        action: ReleaseAction
        place: PlaceNames
        /** Does everything but on copies, and says what would come of it. */
        isDry: boolean
      }
  )

const USAGE = `npm run release -- <remote> --to <place> --address <public address of that place> --registry <place>/remotes.json
                  [--canary <percent> | --rollback <version>] [--project <folder> [--build <folder>]]
npm run release -- <remote> --pack <folder> --address <public address that it will have> [--project …]
npm run release -- <remote> --disable | --enable --registry <place>/remotes.json
npm run release -- list --registry <place>/remotes.json

A <place> is a folder, https://… that takes files by PUT (with the header of RELEASE_AUTHORIZATION), or s3://<bucket>/….
--json prints what came of it as JSON, --dry-run changes nothing.
--canary gives the release to a share of the browsers; without it a release is for all.
--project is the folder of a remote that was built with tools of its own; its build is in --build, or in dist.
--pack writes the release and its line of the registry for who publishes them by other means.
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
        pack: { type: 'string' },
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

const sourcesOf = ({ project, build }: Values): { sources?: Sources } =>
  project ? { sources: { project: resolve(project), build: resolve(build ?? join(project, 'dist')) } } : {}

function actionOf(name: RemoteName, values: Values): ReleaseAction {
  const { rollback, canary, disable, enable, pack, project } = values
  const chosen = [rollback, canary, disable, enable, pack].filter((value) => value !== undefined)
  if (chosen.length > 1)
    throw new Error(`Only one of --rollback, --canary, --disable, --enable, --pack.\n${USAGE}`)
  if (disable || enable) return { kind: disable ? 'disable' : 'enable' }
  if (rollback !== undefined) {
    if (!VERSION_PATTERN.test(rollback)) throw new Error('--rollback has to be a version, such as 1.4.2.')
    return { kind: 'rollback', version: rollback }
  }
  if (!project && !remoteNames.includes(name))
    throw new Error(`${name} is no remote of this repository, and no --project says where it is.\n${USAGE}`)
  if (pack) return { kind: 'pack', ...sourcesOf(values) }
  if (canary !== undefined && !/^(100|[1-9]?\d)$/.test(canary))
    throw new Error('--canary has to be a share in percent, from 0 to 100.')
  return {
    kind: 'release',
    ...sourcesOf(values),
    ...(canary !== undefined && { share: Number(canary) }),
  }
}

const isThisMachine = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

/** A folder or file of this machine by its whole path, or an address as it is; one that is wrong may hold a password. */
function locationOf(option: string, value = ''): string {
  if (!/^\w+:\/\//.test(value)) return resolve(value)
  const { protocol, hostname, pathname, username, password, search, hash } = URL.canParse(value)
    ? new URL(value)
    : ({} as Partial<URL>)
  const isOpen = protocol === 'http:' && !isThisMachine(hostname ?? '')
  if (!protocol || !['http:', 'https:', 's3:'].includes(protocol) || isOpen)
    throw new Error(`${option} has to be a folder, https://… or s3://<bucket>/….`)
  if (username || password || search || hash)
    throw new Error(
      `${option} has to be an address without user, password and query: the credential is RELEASE_AUTHORIZATION.`,
    )
  if (option === '--registry' && !pathname?.match(/[^/]$/)) throw new Error('--registry has to name a file.')
  return value
}

function placeOf({ to, address, registry, pack }: Values, { kind }: ReleaseAction): PlaceNames {
  const isSwitch = kind === 'disable' || kind === 'enable'
  if (kind === 'pack' ? to || registry : !registry) throw new Error(USAGE)
  if (!isSwitch && (!(to ?? pack) || !address)) throw new Error(USAGE)
  if (address && !/^(https?:\/\/|\/)/.test(address))
    throw new Error('--address has to be an address (https://…) or a path on the shell’s origin (/…).')
  return {
    to: pack ? resolve(pack) : locationOf('--to', to ?? '.'),
    address: address ?? '/',
    registry: locationOf('--registry', registry),
  }
}

/** @throws with the usage when something is missing or unknown */
export function readReleaseOptions(args: string[]): ReleaseOptions {
  const { values, positionals } = parse(args)
  const [name] = positionals
  if (!isName(name) || positionals.length !== 1) throw new Error(USAGE)
  const isJson = values.json
  if (name === 'list') {
    if (!values.registry) throw new Error(USAGE)
    return { kind: 'list', registry: locationOf('--registry', values.registry), isJson }
  }
  const action = actionOf(name, values)
  return { kind: 'change', name, action, place: placeOf(values, action), isDry: values['dry-run'], isJson }
}
