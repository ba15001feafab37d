import type { RequestListener } from 'node:http'
import sirv from 'sirv'
import { signOverride } from '../override/override.ts'
import type { RemoteRelease } from '../registry.ts'

/** To any origin: which origins a page may load from is the page's own policy. */
const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'no-store',
}

export interface ShellAddress {
  /** Its public address. */
  shell: string
  /** Its REMOTE_OVERRIDE_KEY. */
  key: string
}

/**
 * Answers with the files of a build, and `/` with the way into the shell, with this build.
 * @param build its folder, and its release unless it has failed
 */
export function remoteListener(
  { shell, key }: ShellAddress,
  build: () => { folder: string; release?: RemoteRelease } | undefined,
): RequestListener {
  const listener: RequestListener = (request, response) => {
    // Not as a base: `//name` would name a host.
    const { pathname, searchParams } = new URL(`http://remote${request.url}`)
    if (pathname.startsWith('//')) return void response.writeHead(400).end()
    const { folder, release } = build() ?? {}
    for (const [header, value] of Object.entries(HEADERS)) response.setHeader(header, value)
    if (pathname !== '/' && folder)
      return sirv(folder, { dev: true })(request, response, () => void response.writeHead(404).end())
    if (!release) return void response.writeHead(503).end('The build has failed.')
    const target = new URL('/remote-override', shell)
    target.searchParams.set('token', signOverride(release, key, shell))
    target.searchParams.set('to', searchParams.get('to') ?? '/')
    response.writeHead(302, { Location: target.href }).end()
  }
  return (request, response) => {
    try {
      listener(request, response)
    } catch {
      // An address that is none, or a range, for which sirv throws once it has begun to answer. An answer whose turn has
      // not come yet could not end the connection.
      if (response.headersSent) request.socket.destroy()
      else response.writeHead(400).end()
    }
  }
}
