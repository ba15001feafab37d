// What the code that the bundler makes of a federated build calls at run time. It stands in for
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

/** Makes a module of the build out of the one that the shell provides. */
function install(bundlerRequire: BundlerRequire, id: string, factory: ModuleFactory): void {
  bundlerRequire.m[id] = (module) => {
    delete bundlerRequire.c[id]
    module.exports = factory()
  }
}

/** In the shell: what it provides, by name and version. */
function init({ webpackRequire }: { webpackRequire: BundlerRequire }): object {
  const scope: ShareScope = {}
  for (const [name, providers] of Object.entries(webpackRequire.federation.initOptions.shared))
    scope[name] = Object.fromEntries(providers.map((provider) => [provider.version, provider]))
  webpackRequire.S = { [SCOPE]: scope }
  return {}
}

/** In a remote: takes the shell's modules, before the first of its own is asked for. */
function initContainerEntry({ webpackRequire, shareScope }: ContainerEntryOptions): void {
  webpackRequire.S = { [SCOPE]: shareScope }
}

/** Fetches the shared modules that a chunk uses, beside the chunk itself. A failure is not kept. */
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

/** The bundler leaves this call in, though a remote's entry, which comes before the shell's modules, can use none. */
function installInitialConsumes({ initialConsumes }: InitialConsumesOptions): void {
  if (initialConsumes.length > 0) throw new Error('A remote’s entry uses no shared module')
}

export default {
  bundlerRuntime: { S: {}, I: () => true, init, initContainerEntry, consumes, installInitialConsumes },
}
