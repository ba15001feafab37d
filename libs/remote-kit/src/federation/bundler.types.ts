/** Gives the exports of a module. */
export type ModuleFactory = () => unknown

export interface Provider {
  version: string
  get: () => ModuleFactory | Promise<ModuleFactory>
}

/** Modules by name and version, as the shell hands them to a remote. */
export type ShareScope = Record<string, Record<string, Provider>>

/** The part of the bundler's `require` that is used. */
export interface BundlerRequire {
  /** Module sources. */
  m: Record<string, (module: { exports: unknown }) => void>
  /** Modules that ran. */
  c: Record<string, unknown>
  /** Share scopes. */
  S: Record<string, ShareScope>
  federation: { initOptions: { shared: Record<string, Provider[]> } }
}

export interface ContainerEntryOptions {
  webpackRequire: BundlerRequire
  shareScope: ShareScope
}

export interface ConsumesOptions {
  chunkId: string
  promises: unknown[]
  /** The shared modules of each chunk. */
  chunkMapping: Record<string, string[]>
  moduleToHandlerMapping: Record<string, { shareKey: string }>
  /** 0 where a chunk is loaded, else the promise of its loading. */
  installedModules: Record<string, Promise<void> | 0>
  webpackRequire: BundlerRequire
}

export interface InitialConsumesOptions {
  initialConsumes: string[]
}
