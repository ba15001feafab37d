import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseRegistry, type RemoteRelease } from '@confida/remote-kit'
import { readOverride } from '@confida/remote-kit/override'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { Registry } from './registry-reader.ts'
import { HttpError } from './request-listener.ts'

/** Takes a signed override for this browser: `?token=<token>&to=<path>`, or ends it without a token. */
export const OVERRIDE_PATH = '/remote-override'

const COOKIE = 'remote_override'

/** A path of this shell, whatever was asked for. */
const ownPath = (to: string | null, publicUrl: string) => {
  const address = URL.canParse(to ?? '', publicUrl) ? new URL(to ?? '', publicUrl) : undefined
  return address?.origin === new URL(publicUrl).origin ? address.pathname + address.search : '/'
}

/** In the place of the remote's own line, or at the end. */
function withLine(lines: unknown[], release: RemoteRelease): unknown[] {
  const isOwn = (line: unknown) => Object(line).name === release.name
  return lines.some(isOwn) ? lines.map((line) => (isOwn(line) ? release : line)) : [...lines, release]
}

export interface RemoteOverrides {
  /** Answers a request for `OVERRIDE_PATH`. */
  take(request: IncomingMessage, response: ServerResponse): void
  /** The registry as this request's browser is to have it. */
  applyTo(registry: Registry, request: IncomingMessage): Registry
}

/**
 * Lets the browsers of who has the key load a remote from elsewhere, such as a developer's machine. The others go on with the registry.
 * @param key REMOTE_OVERRIDE_KEY; without it every override is refused
 */
export function remoteOverrides(key: string | undefined, publicUrl: string): RemoteOverrides {
  const read = (token: string | undefined) => (key && token ? readOverride(token, key, publicUrl) : undefined)
  const cookieOf = (value: string, seconds: number) =>
    stringifySetCookie({
      name: COOKIE,
      value,
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: publicUrl.startsWith('https:'),
      maxAge: seconds,
    })
  return {
    take(request, response) {
      const { searchParams } = new URL(request.url ?? '', publicUrl)
      const token = searchParams.get('token')
      const override = read(token ?? undefined)
      if (token !== null && !override) throw new HttpError(403)
      response
        .writeHead(303, {
          Location: ownPath(searchParams.get('to'), publicUrl),
          'Cache-Control': 'no-store',
          'Set-Cookie': override && token ? cookieOf(token, override.seconds) : cookieOf('', 0),
        })
        .end()
    },
    applyTo(registry, request) {
      const override = read(parseCookie(request.headers.cookie ?? '')[COOKIE])
      if (!override) return registry
      const lines = withLine(JSON.parse(registry.text ?? '[]'), override.release)
      return { text: JSON.stringify(lines), ...parseRegistry(lines) }
    },
  }
}
