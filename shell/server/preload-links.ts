import { acceptsContract, type ParsedRegistry, type RemoteRelease } from '@confida/remote-kit'
import { matchRoute } from '../src/routing/match-route.ts'
import { routeTable } from '../src/routing/route-table.ts'
import type { RemoteManifest } from './remote-manifests.ts'

/** Asks as the shell and the bundler will, or the file would come twice. */
const preload = (href: string, as: string, integrity: string) =>
  `<link rel="preload" as="${as}" href="${href}" integrity="${integrity}" crossorigin>`

const kindOf = (file: string) => (file.endsWith('.css') ? 'style' : 'script')

function linksOf({ entry }: RemoteRelease, { remoteEntry, screens }: RemoteManifest, screen: string) {
  const addressOf = (name: string) => {
    const { href, pathname } = new URL(name, new URL(entry, 'http://shell'))
    return entry.startsWith('/') ? pathname : href
  }
  const script = addressOf(`${remoteEntry.path ?? ''}${remoteEntry.name}`)
  return [
    // Whoever fetches it checks it; browsers do not yet know an integrity here.
    `<link rel="preload" as="fetch" href="${addressOf(entry)}" crossorigin>`,
    preload(script, 'script', remoteEntry.integrity),
    ...(screens?.[screen] ?? []).map((file) =>
      preload(addressOf(file.name), kindOf(file.name), file.integrity),
    ),
  ]
}

/**
 * Tags that let the browser ask, with the page of a path, for all that its screen needs of a remote: it would else learn of the
 * files one after the other. '' where it is not known, which is only slower.
 * @param manifestOf a release's manifest, where it is known
 */
export function preloadLinks(
  pathname: string,
  registry: ParsedRegistry,
  manifestOf: (release: RemoteRelease) => RemoteManifest | undefined,
): string {
  const screen = matchRoute(pathname, routeTable(registry))?.screen
  if (typeof screen !== 'object') return ''
  const release = registry.releases.find(({ name }) => name === screen.remote)
  // It will be refused, or nobody asks for it.
  if (!release || release.disabled || !acceptsContract(release.contract)) return ''
  const manifest = manifestOf(release)
  return manifest?.screens?.[screen.route] ? linksOf(release, manifest, screen.route).join('') : ''
}
