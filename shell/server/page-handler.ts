import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { preloadLinks } from './preload-links.ts'
import type { Registry } from './registry-reader.ts'
import { remoteManifests } from './remote-manifests.ts'
import { securityHeaders } from './security-headers.ts'

interface PageOptions {
  /** Of the shell's build. */
  folder: string
  /** As it is for the browser that asks. */
  readRegistry: (request: IncomingMessage) => Promise<Registry>
  publicUrl: string
  /** Where remotes are read whose address is a path. */
  ownOrigin: string
}

/** Whether a path is one of the shell's own and no file. */
export const isPage = ({ method }: IncomingMessage, pathname: string): boolean =>
  (method === 'GET' || method === 'HEAD') && (extname(pathname) === '' || pathname === '/index.html')

/** Networks that show a link take its picture by the whole address only, which a build that may stand anywhere does not know. */
const withWholeAddresses = (page: string, publicUrl: string) =>
  page.replaceAll('content="/social.png"', `content="${publicUrl}/social.png"`)

/** Serves the shell's one page. It is read at each request, so that a new build, or a release, shows without a restart. */
export function pageHandler({ folder, readRegistry, publicUrl, ownOrigin }: PageOptions) {
  const manifestOf = remoteManifests(ownOrigin)
  return async (request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> => {
    const built = await readFile(join(folder, 'index.html'), 'utf8')
    const registry = await readRegistry(request)
    const page = withWholeAddresses(built, publicUrl).replace(
      '</head>',
      () => `${preloadLinks(pathname, registry, manifestOf)}</head>`,
    )
    const etag = `"${createHash('sha256').update(page).digest('base64url')}"`
    const isKnown = request.headers['if-none-match'] === etag
    response
      .writeHead(isKnown ? 304 : 200, {
        'Content-Type': 'text/html;charset=utf-8',
        'Cache-Control': 'no-cache',
        'X-Content-Type-Options': 'nosniff',
        ETag: etag,
        ...securityHeaders(registry.releases, publicUrl),
      })
      .end(isKnown ? undefined : page)
  }
}
