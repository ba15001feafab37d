// Releases one remote, or puts the registry back to an earlier release of it; see docs/deploy-a-remote.md.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { acceptsContract, CONTRACT_VERSION, type RemoteName } from '@confida/remote-kit'
import { buildEnvironment } from './launch/build.ts'
import { distOf, root } from './paths.ts'
import { readReleaseOptions } from './release/release-options.ts'
import { type Released, releaseRemote, rollbackRemote } from './release/release-remote.ts'

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

function report({ before, after }: Released) {
  console.log(`${after.name} ${before?.version ?? '(new)'} → ${after.version}, ${after.entry}`)
  if (!acceptsContract(after.contract))
    console.warn(
      `It needs shell contract ${after.contract}; a shell of this repository offers ${CONTRACT_VERSION} and will refuse it.`,
    )
}

async function release() {
  const { name, rollback, sources, place } = readReleaseOptions(process.argv.slice(2))
  if (rollback) return report(await rollbackRemote(name, rollback, place))
  if (!sources) build(name)
  report(await releaseRemote(name, sources ?? { project: join(root, name), build: distOf(name) }, place))
}

release().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
