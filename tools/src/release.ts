// Releases one remote for all or for some, goes back, switches it off and on, or lists what the registry has; see
// docs/deploy-a-remote.md.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { acceptsContract, CONTRACT_VERSION, type RemoteName, type RemoteRelease } from '@confida/remote-kit'
import { buildEnvironment } from './launch/build.ts'
import { distOf, root } from './paths.ts'
import { readRegistryAt } from './release/registry.ts'
import { type ReleaseAction, readReleaseOptions } from './release/release-options.ts'
import { openPlace, type ReleasePlace, rehearse } from './release/release-place.ts'
import {
  packRemote,
  type Released,
  releaseRemote,
  rollbackRemote,
  switchRemote,
} from './release/release-remote.ts'
import { openFile } from './release/store/open-store.ts'

/** Builds what changed; an unchanged remote comes from Nx's cache. */
function build(name: RemoteName) {
  const { status } = spawnSync('nx', ['build', `@confida/${name}`, '--output-style=static'], {
    cwd: root,
    env: buildEnvironment(),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0)
    throw new Error(`${name} does not build; npm run build -w @confida/${name} shows the messages.`)
}

function carryOut(name: RemoteName, action: ReleaseAction, place: ReleasePlace): Promise<Released> {
  if (action.kind === 'rollback') return rollbackRemote(name, action.version, place)
  if (action.kind === 'disable' || action.kind === 'enable')
    return switchRemote(name, action.kind === 'enable', place.registry)
  if (!action.sources) build(name)
  const sources = action.sources ?? { project: join(root, name), build: distOf(name) }
  if (action.kind === 'pack') return packRemote(name, sources, place)
  return releaseRemote(name, sources, place, action.share)
}

/** `1.4.2, canary 1.5.0 for 10 %, also 1.4.1, switched off` */
const describe = ({ version, canary, versions = [], disabled }: RemoteRelease): string =>
  [
    version,
    ...(canary ? [`canary ${canary.version} for ${canary.share} %`] : []),
    ...(versions.length > 0 ? [`also ${versions.map((each) => each.version).join(' ')}`] : []),
    ...(disabled ? ['switched off'] : []),
  ].join(', ')

function report({ before, after }: Released, isDry: boolean) {
  const change = `${before ? describe(before) : '(new)'} → ${describe(after)}`
  console.log(`${after.name} ${change}; ${after.entry}${isDry ? ' (nothing was changed)' : ''}`)
  const { contract } = after.canary ?? after
  if (!acceptsContract(contract))
    console.warn(
      `It needs shell contract ${contract}; a shell of this repository offers ${CONTRACT_VERSION} and will refuse it.`,
    )
}

async function release() {
  const options = readReleaseOptions(process.argv.slice(2))
  if (options.kind === 'list') {
    const { releases: lines, version } = await readRegistryAt(await openFile(options.registry))
    if (!version) throw new Error(`There is no ${options.registry}.`)
    if (options.isJson) return console.log(JSON.stringify(lines, null, 2))
    return console.log(lines.map((line) => `${line.name.padEnd(20)}${describe(line)}`).join('\n'))
  }
  const { name, action, isDry, isJson } = options
  const place = await openPlace(options.place)
  const released = await carryOut(name, action, isDry ? rehearse(place) : place)
  if (isJson) return console.log(JSON.stringify(released, null, 2))
  return report(released, isDry)
}

release().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
