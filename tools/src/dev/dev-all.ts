import { join } from 'node:path'
import process from 'node:process'
import type { Config } from '@confida/api/config'
import type { RemoteName } from '@confida/remote-kit'
import type { Rebuild } from '@confida/remote-kit/bundler'
import { findTakenPort } from '../launch/ports.ts'
import { registryFileOf, releaseOfSources, startProduct } from '../launch/product.ts'
import { remoteAddress } from '../launch/remote-address.ts'
import { summary } from '../launch/summary.ts'
import { devDistOf, remoteNames, root } from '../paths.ts'
import { changeRelease } from '../release/registry-file.ts'
import { reportRebuild } from './report-rebuild.ts'
import type { Running } from './running.ts'
import { SourceApi } from './source-api.ts'

/** Watches a project. @returns when its first build is done, a failed one too */
async function watchUntilBuilt(project: string, onRebuilt: (rebuild: Rebuild) => void): Promise<void> {
  // The bundler's set-up reads this once, when it is loaded.
  process.env.NODE_ENV = 'development'
  const { watchProject } = await import('@confida/remote-kit/bundler')
  let isFirst = true
  return new Promise((resolve, reject) => {
    watchProject(join(root, project), (rebuild) => {
      reportRebuild(project, rebuild)
      if (!isFirst) return onRebuilt(rebuild)
      isFirst = false
      resolve()
    }).catch(reject)
  })
}

/** Runs all from source: shell and remotes built and API restarted at every change. */
export async function devAll(config: Config, shellPort: number): Promise<Running> {
  const taken = await findTakenPort(shellPort, config.apiPort)
  if (taken) throw new Error(taken)
  const registryFile = registryFileOf(config)
  const vouchFor = (name: RemoteName) => (rebuild: Rebuild) => {
    if (!rebuild.isOk) return
    const address = remoteAddress(name, config, shellPort)
    void changeRelease(registryFile, name, () => releaseOfSources(name, rebuild.folder, address))
  }
  await Promise.all([
    watchUntilBuilt('shell', () => undefined),
    ...remoteNames.map((name) => watchUntilBuilt(name, vouchFor(name))),
  ])
  const api = new SourceApi()
  const product = await startProduct({
    config,
    shellPort,
    folderOf: devDistOf,
    startApi: () => api.start(),
  })
  return {
    summary: [summary(product, shellPort, config)],
    children: [],
    stop: async () => {
      await api.stop()
      await product.stop()
    },
  }
}
