import { Agent, type IncomingMessage, type ServerResponse } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'
import type { ErrorBody } from '@confida/contracts'
import { errorTexts, languageOf } from '@confida/i18n/server'
import type { Tracing } from '@confida/tracing'
import { createProxyServer } from 'httpxy'
import { ENVIRONMENT_HEADER } from './environment-header.ts'
import { forwardedHeaders, trustedProxies } from './forwarded-headers.ts'
import { isPage, pageHandler } from './page-handler.ts'
import { polledRegistries } from './registry-poller.ts'
import { registryReader } from './registry-reader.ts'
import { OVERRIDE_PATH, remoteOverrides } from './remote-override.ts'
import { type Handler, HttpError, pathOf } from './request-listener.ts'
import { staticHandler } from './static-handler.ts'

export interface ShellOptions {
  /** Of the shell's build. */
  folder: string
  registryFile: string
  /** REGISTRY_URL, one or several; goes before the file. */
  registryUrl?: string
  publicUrl: string
  /** Where this server reaches itself; remotes whose address is a path lie there. */
  ownOrigin?: string
  /** Of the API. */
  apiOrigin: string
  /** By name the servers behind `/remotes/<name>/`. */
  remoteOrigins?: Record<string, string>
  isProduction: boolean
  /** TRUST_PROXY. */
  trustProxy?: string
  /** REMOTE_OVERRIDE_KEY. */
  overrideKey?: string
  tracing?: Tracing
}

function sendUnavailable(request: IncomingMessage, response: ServerResponse): void {
  const { codes } = errorTexts[languageOf(request.headers['accept-language'])]
  const body: ErrorBody = { detail: codes.service_unavailable, code: 'service_unavailable' }
  response
    .writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '2' })
    .end(JSON.stringify(body))
}

/** A twentieth of a millisecond, as often as the page is opened. */
const REGISTRY_COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** They are for the next server alone. Passed on, some would have Node's client throw where nobody can catch it. */
const hopByHopHeaders = [
  'expect',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
]

/** Of which trace a request is; anybody's word would put strangers' requests into one. */
const traceHeaders = ['baggage', 'traceparent', 'tracestate']

/**
 * A connection that is kept may be closed by the API in the moment in which it is used again. What changes nothing is asked
 * for once more then; what does cannot be, and takes none of those. Announced as the last on its connection, as without an
 * agent, a request would have the API close it while a body that it refuses is still being sent.
 */
function ownConnection(response: ServerResponse) {
  const agent = new Agent({ keepAlive: true })
  response.once('close', () => agent.destroy())
  return { agent }
}

function forwardTo(target: string, { trustProxy, tracing }: Pick<ShellOptions, 'trustProxy' | 'tracing'>) {
  const proxy = createProxyServer({ target })
  const trust = trustedProxies(trustProxy)
  const originOf = forwardedHeaders(trust)
  return async (request: IncomingMessage, response: ServerResponse) => {
    for (const name of hopByHopHeaders) delete request.headers[name]
    if (!trust(String(request.socket.remoteAddress), 0))
      for (const name of traceHeaders) delete request.headers[name]
    Object.assign(request.headers, originOf(request))
    tracing?.pass(request.headers)
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        await proxy.web(request, response, ownConnection(response))
      else
        await proxy.web(request, response).catch((error) => {
          if (response.headersSent) throw error
          return proxy.web(request, response, ownConnection(response))
        })
    } catch {
      if (response.headersSent) return void request.socket.destroy()
      sendUnavailable(request, response)
    }
  }
}

/** For an installation with one address: the remotes' own servers, below a path of the shell's. */
function remoteForwarding(
  origins: Record<string, string>,
  options: Pick<ShellOptions, 'trustProxy' | 'tracing'>,
) {
  const servers = new Map(
    Object.entries(origins).map(([name, origin]) => [`/remotes/${name}/`, forwardTo(origin, options)]),
  )
  return (request: IncomingMessage, response: ServerResponse) => {
    for (const [prefix, forward] of servers) {
      if (!request.url?.startsWith(prefix)) continue
      request.url = request.url.slice(prefix.length - 1)
      return forward(request, response)
    }
    return undefined
  }
}

/** Serves the shell: its page and files, the registry of remotes, and the API under the same origin. */
export function shellHandler({
  folder,
  registryFile,
  registryUrl,
  publicUrl,
  ownOrigin = publicUrl,
  apiOrigin,
  remoteOrigins = {},
  isProduction,
  overrideKey,
  ...forwarding
}: ShellOptions): Handler {
  const forward = forwardTo(apiOrigin, forwarding)
  const forwardToRemote = remoteForwarding(remoteOrigins, forwarding)
  const files = staticHandler(folder, { 'X-Content-Type-Options': 'nosniff' })
  const overrides = remoteOverrides(overrideKey, publicUrl)
  const readForAll = registryUrl ? polledRegistries(registryUrl) : registryReader(registryFile)
  const readRegistry = async (request: IncomingMessage) => overrides.applyTo(await readForAll(), request)
  const sendPage = pageHandler({ folder, readRegistry, publicUrl, ownOrigin })
  const registryHeaders = {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
    // Asked for by `npm run dev`, which leaves a production shell's registry alone.
    ...(isProduction ? { [ENVIRONMENT_HEADER]: 'production' } : {}),
  }
  return async (request, response) => {
    const pathname = pathOf(request)
    if (pathname === '/api' || pathname.startsWith('/api/')) return forward(request, response)
    const forwarded = forwardToRemote(request, response)
    if (forwarded) return forwarded
    if (pathname === OVERRIDE_PATH) return overrides.take(request, response)
    if (pathname === '/remotes.json') {
      const { text } = await readRegistry(request)
      // Whoever has opened the page before goes on with the registry of then.
      if (text === undefined) throw new HttpError(503)
      const acceptsBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']))
      if (!acceptsBrotli) return void response.writeHead(200, registryHeaders).end(text)
      return void response
        .writeHead(200, { ...registryHeaders, 'Content-Encoding': 'br' })
        .end(brotliCompressSync(text, REGISTRY_COMPRESSION))
    }
    if (isPage(request, pathname)) return sendPage(request, response, pathname)
    return files(request, response)
  }
}
