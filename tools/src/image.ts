// What an image holds, for the Dockerfile: `image.ts api <folder>`, `image.ts shell <folder>`, `image.ts remotes <folder> [remote …]`.
import { cpSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { copyApi } from './image/api-files.ts'
import { bundleServer } from './image/bundle-server.ts'
import { build } from './launch/build.ts'
import { distOf, portOf, remoteNames, root } from './paths.ts'
import { openPlace } from './release/release-place.ts'
import { releaseRemote } from './release/release-remote.ts'

/** Where the shell's server passes on to the remotes' own. */
const REMOTES_PATH = '/remotes'

async function makeApi(folder: string) {
  await build({ projects: ['api'] })
  copyApi(folder)
}

async function makeShell(folder: string) {
  await build({ projects: ['shell'] })
  cpSync(distOf('shell'), join(folder, 'files'), { recursive: true })
  await bundleServer('shell/server/main.ts', folder)
}

/** Releases into a folder, as to any other place: the image of a remote is its release, and its line of the registry. */
async function makeRemotes(folder: string, names: string[]) {
  for (const name of names) portOf(name, 0)
  await build({ projects: names })
  const to = join(folder, 'releases')
  mkdirSync(to, { recursive: true })
  const place = await openPlace({ to, address: REMOTES_PATH, registry: join(to, 'remotes.json') })
  for (const name of names)
    await releaseRemote(name, { project: join(root, name), build: distOf(name) }, place)
  await bundleServer('tools/src/remote-server/serve-releases.ts', folder)
}

const [target, path, ...names] = process.argv.slice(2)
if (!path) throw new Error('Which image, and into which folder?')
const folder = resolve(path)
if (target === 'api') await makeApi(folder)
else if (target === 'shell') await makeShell(folder)
else if (target === 'remotes') await makeRemotes(folder, names.length > 0 ? names : remoteNames)
else throw new Error(`No such image: ${target}. There are api, shell and remotes.`)
