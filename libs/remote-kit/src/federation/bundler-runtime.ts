// The run-time functions that the bundler calls in a federated build. They replace
// @module-federation/webpack-bundler-runtime, which also picks among several providers and versions of a module, reads
// manifests and loads remotes of remotes: here the shell provides everything once, the contract range decides whether a
// remote fits before its code runs, and the shell loads remotes itself.
import type {
  BundlerRequire,
  ConsumesOptions,
  ContainerEntryOptions,
  InitialConsumesOptions,
  ModuleFactory,
  ShareScope,
} from './bundler.types.ts'

const SCOPE = 'default'

function providerOf(scope: ShareScope | undefined, name: string) {
  const [provider] = Object.values(scope?.[name] ?? {})
  if (!provider) throw new Error(`The shell provides no ${name}`)
  return provider
}

/** Installs a module provided by the shell as a module of the build. */
function install(bundlerRequire: BundlerRequire, id: string, factory: ModuleFactory): void {
  bundlerRequire.m[id] = (module) => {
    delete bundlerRequire.c[id]
    module.exports = factory()
  }
}

/** In the shell: registers what it provides, by name and version. */
function init({ webpackRequire }: { webpackRequire: BundlerRequire }): object {
  const scope: ShareScope = {}
  for (const [name, providers] of Object.entries(webpackRequire.federation.initOptions.shared))
    scope[name] = Object.fromEntries(providers.map((provider) => [provider.version, provider]))
  webpackRequire.S = { [SCOPE]: scope }
  return {}
}

/** In a remote: receives the shell's modules before any of its own is loaded. */
function initContainerEntry({ webpackRequire, shareScope }: ContainerEntryOptions): void {
  webpackRequire.S = { [SCOPE]: shareScope }
}

/** Loads the shared modules that a chunk uses, in parallel with the chunk. A failure is not cached. */
function consumes(options: ConsumesOptions): void {
  const { chunkId, promises, chunkMapping, moduleToHandlerMapping, installedModules, webpackRequire } =
    options
  const fetchModule = async (id: string) => {
    try {
      const { shareKey } = moduleToHandlerMapping[id] ?? { shareKey: id }
      install(webpackRequire, id, await providerOf(webpackRequire.S[SCOPE], shareKey).get())
      installedModules[id] = 0
    } catch (error) {
      delete installedModules[id]
      throw error
    }
  }
  for (const id of chunkMapping[chunkId] ?? []) {
    installedModules[id] ??= fetchModule(id)
    promises.push(installedModules[id])
  }
}

/**
 * The bundler emits this call although a remote's entry, which runs before the shell's modules are there, can use
 * none.
 */
function installInitialConsumes({ initialConsumes }: InitialConsumesOptions): void {
  if (initialConsumes.length > 0) throw new Error('A remote’s entry uses no shared module')
}

export default {
  bundlerRuntime: { S: {}, I: () => true, init, initContainerEntry, consumes, installInitialConsumes },
}
