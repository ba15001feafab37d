import { CONTRACT_VERSION, type Remote, type RemoteRelease } from '@confida/remote-kit'
import type { FakeNetwork } from '@confida/testing'

/** How an entry script behaves when the page requests it. */
type ScriptOutcome = 'runs' | 'fails' | 'fails once' | 'never comes'

const GLOBAL_NAME = 'mfe_chat'
const MANIFEST_PATH = '/1.4.0/mf-manifest.json'

/** Of a new release for each fake remote: of a release that is loaded nothing is requested again. */
let released = 0

export const release: RemoteRelease = {
  name: 'mfe-chat',
  version: '1.4.0',
  entry: `https://chat.example${MANIFEST_PATH}`,
  integrity: 'sha384-ofTheManifest',
  contract: `^${CONTRACT_VERSION}`,
  title: { it: 'Chat', en: 'Chat' },
  area: 'user',
  routes: [{ path: '/text-chat/:companionId', screen: 'chat', access: 'user', layout: 'chat' }],
}

export const remote: Remote = {
  name: 'mfe-chat',
  version: release.version,
  contract: release.contract,
  texts: { namespace: 'chat', load: async () => ({}) },
  routes: {},
  navigation: [],
}

/** The manifest's file, with all that the federation's run time asks of one. */
export const manifestOf = (metaData: object) => ({
  id: GLOBAL_NAME,
  name: GLOBAL_NAME,
  metaData,
  shared: [],
  remotes: [],
  exposes: [{ id: `${GLOBAL_NAME}:remote`, name: 'remote', path: './remote' }],
})

/**
 * Fakes a released remote: its manifest on the fake network, and its entry script, which jsdom does not run.
 * `outcome` and `manifest` may be changed at any time.
 */
export function fakeRemote(network: FakeNetwork) {
  const scripts: HTMLScriptElement[] = []
  /** The shell's calls to the container, in order. */
  const calls: unknown[][] = []
  const state = {
    outcome: 'runs' as ScriptOutcome,
    manifest: {
      name: GLOBAL_NAME,
      globalName: GLOBAL_NAME,
      publicPath: 'auto',
      buildInfo: {},
      types: {},
      remoteEntry: {
        name: 'remoteEntry.0123456789.js',
        path: '',
        type: 'global',
        integrity: 'sha384-ofTheEntry',
      } as object,
    },
    /** What it exposes. */
    module: { default: remote } as unknown,
    /** How often the chunk of what it exposes does not come. */
    lostChunks: 0,
    scripts,
    calls,
  }

  released += 1
  release.integrity = `sha384-ofManifest${released}`
  network.on('GET', '/remotes.json', () => ({ body: [release] }))
  network.on('GET', MANIFEST_PATH, () => ({ body: manifestOf(state.manifest) }))

  function run(script: HTMLScriptElement) {
    scripts.push(script)
    if (state.outcome === 'never comes') return
    const isFailing = state.outcome === 'fails' || (state.outcome === 'fails once' && scripts.length === 1)
    if (isFailing) return script.dispatchEvent(new Event('error'))
    const container = {
      init: (scope: object) => calls.push(['init', Object.keys(scope)]),
      get: async (module: string) => {
        calls.push(['get', module])
        if (state.lostChunks-- > 0)
          throw Object.assign(new Error(), { name: 'ChunkLoadError', type: 'error' })
        return () => state.module
      },
    }
    Object.assign(window, { [GLOBAL_NAME]: container })
    return script.dispatchEvent(new Event('load'))
  }

  document.head.replaceChildren()
  delete (window as unknown as Record<string, unknown>)[GLOBAL_NAME]
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof HTMLScriptElement) run(node)
  })
  observer.observe(document.head, { childList: true })
  return Object.assign(state, { stop: () => observer.disconnect() })
}
