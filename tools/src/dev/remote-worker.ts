// Builds one remote at every change, serves it on a free port and keeps a running shell's registry pointed to it, until
// it is told to end or its parent is gone: `NODE_ENV=development node remote-worker.ts mfe-chat <remotes.json> <line to restore>`.

import { join } from 'node:path'
import process from 'node:process'
import type { RemoteName } from '@confida/remote-kit'
import { type Rebuild, watchProject } from '@confida/remote-kit/bundler'
import { factsOfSources } from '@confida/remote-kit/release'
import { serve } from '@confida/shell/server/listen'
import { devDistOf, root } from '../paths.ts'
import { remoteHandler } from '../remote-server/remote-handler.ts'
import { pointToSource, restoreRelease } from './registry-override.ts'
import { reportRebuild } from './report-rebuild.ts'

const [name, registryFile = '', before = 'null'] = process.argv.slice(2) as [RemoteName, string, string]

let isEnding = false

async function end() {
  isEnding = true
  await restoreRelease(registryFile, name, JSON.parse(before) ?? undefined)
}

const port = await serve(remoteHandler(devDistOf(name)), 0, end)
const address = `http://localhost:${port}`

async function show(rebuild: Rebuild) {
  reportRebuild(name, rebuild)
  if (!rebuild.isOk || isEnding) return
  await pointToSource(registryFile, factsOfSources(name, join(root, name)), rebuild.folder, address)
  process.send?.({ type: 'ready', address })
}

await watchProject(join(root, name), (rebuild) => void show(rebuild))
