import { beforeEach, describe, expect, it } from '@jest/globals'
import type { BundlerRequire, ConsumesOptions, Provider, ShareScope } from './bundler.types.ts'
import federation from './bundler-runtime.ts'

const { init, initContainerEntry, consumes, installInitialConsumes } = federation.bundlerRuntime

const makeRequire = (shared: Record<string, Provider[]> = {}): BundlerRequire => ({
  m: {},
  c: {},
  S: {},
  federation: { initOptions: { shared } },
})

const react = { name: 'the only React' }
let asked = 0
let isReachable = true

const provider: Provider = {
  version: '19.3.1',
  get: async () => {
    asked += 1
    if (!isReachable) throw new Error('offline')
    return () => react
  },
}

beforeEach(() => {
  asked = 0
  isReachable = true
})

/** A remote whose chunks both use React, under the number 7. */
function makeRemote(shareScope: ShareScope) {
  const webpackRequire = makeRequire()
  initContainerEntry({ webpackRequire, shareScope })
  const installedModules: ConsumesOptions['installedModules'] = {}
  const load = (chunkId: string) => {
    const promises: unknown[] = []
    consumes({
      chunkId,
      promises,
      chunkMapping: { page: ['7'], dialog: ['7'] },
      moduleToHandlerMapping: { 7: { shareKey: 'react' } },
      installedModules,
      webpackRequire,
    })
    return Promise.all(promises)
  }
  const use = () => {
    const module: { exports: unknown } = { exports: undefined }
    webpackRequire.m[7]?.(module)
    return module.exports
  }
  return { load, use }
}

describe('the shell', () => {
  it('registers what it provides by name and version', () => {
    const webpackRequire = makeRequire({ react: [provider] })
    init({ webpackRequire })
    expect(webpackRequire.S.default).toEqual({ react: { '19.3.1': provider } })
  })
})

describe('a remote', () => {
  it("uses the shell's module, requested once", async () => {
    const remote = makeRemote({ react: { '19.3.1': provider } })
    await Promise.all([remote.load('page'), remote.load('dialog')])
    await remote.load('page')
    expect(remote.use()).toBe(react)
    expect(asked).toBe(1)
  })

  it('requests nothing for a chunk without shared modules', async () => {
    await makeRemote({}).load('texts')
    expect(asked).toBe(0)
  })

  it('requests again after a failure', async () => {
    const remote = makeRemote({ react: { '19.3.1': provider } })
    isReachable = false
    await expect(remote.load('page')).rejects.toThrow('offline')
    isReachable = true
    await remote.load('page')
    expect(remote.use()).toBe(react)
  })

  it('names the module that the shell does not provide', async () => {
    await expect(makeRemote({}).load('page')).rejects.toThrow('The shell provides no react')
  })

  it('has no shared module in its entry', () => {
    expect(() => installInitialConsumes({ initialConsumes: ['7'] })).toThrow('no shared module')
    expect(() => installInitialConsumes({ initialConsumes: [] })).not.toThrow()
  })
})
