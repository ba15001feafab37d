import { CONTRACT_VERSION, type Remote, type RemoteRelease } from '@confida/remote-kit'
import type { FakeNetwork } from '@confida/testing'

/** How an entry script behaves when the page requests it. */
type ScriptOutcome = 'runs' | 'fails' | 'fails once' | 'never comes'

const GLOBAL_NAME = 'mfe_chat'
const MANIFEST_PATH = '/1.4.0/mf-manifest.json'

export const shareScope = { react: 'the only React' }

export const release: RemoteRelease = {
  name: 'mfe-chat',
  version: '1.4.0',
  entry: `https://chat.example${MANIFEST_PATH}`,
  integrity: 'sha384-ofTheManifest',
  contract: `^${CONTRACT_VERSION}`,
}

export const remote: Remote = {
  name: release.name,
  version: release.version,
  contract: release.contract,
  texts: { namespace: 'chat', load: async () => ({}) },
  routes: {},
  navigation: [],
}

/**
 * Fakes a released remote: its manifest on the fake network, and its entry script, which jsdom does not run.
 * `outcome` and `manifest` may be changed at any time.
 */
export function fakeRemote(network: FakeNetwork) {
  const scripts: HTMLScriptElement[] = []
  /** The shell's calls to the container, in order. */
  const calls: unknown[] = []
  const state = {
    outcome: 'runs' as ScriptOutcome,
    manifest: {
      globalName: GLOBAL_NAME,
      remoteEntry: { name: 'remoteEntry.0123456789.js', integrity: 'sha384-ofTheEntry' } as object,
    },
    scripts,
    calls,
  }

  network.on('GET', '/remotes.json', () => ({ body: [release] }))
  network.on('GET', MANIFEST_PATH, () => ({ body: { metaData: state.manifest } }))

  function run(script: HTMLScriptElement) {
    scripts.push(script)
    if (state.outcome === 'never comes') return
    const isFailing = state.outcome === 'fails' || (state.outcome === 'fails once' && scripts.length === 1)
    if (isFailing) return script.dispatchEvent(new Event('error'))
    const container = {
      init: (scope: object) => calls.push(['init', scope]),
      get: async (module: string) => {
        calls.push(['get', module])
        return () => ({ default: remote })
      },
    }
    Object.assign(window, { [GLOBAL_NAME]: container, __webpack_share_scopes__: { default: shareScope } })
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
