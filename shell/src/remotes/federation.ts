import { createInstance } from '@module-federation/runtime'
import * as runtimeCore from '@module-federation/runtime-core'
import { providedModules } from './provided-modules.ts'
import { releaseGuard } from './release-guard.ts'

// Remotes built with the kit have no copy of the run time's core and take it from here.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore })

/** The host of the federation. Its remotes are registered at run time, each when it is loaded. */
export const federation = createInstance({
  name: 'shell',
  remotes: [],
  shared: providedModules,
  shareStrategy: 'loaded-first',
  plugins: [releaseGuard],
})
