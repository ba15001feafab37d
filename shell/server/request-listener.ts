import { type IncomingMessage, type RequestListener, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void

/** Ends a request with a status and its standard words. */
export class HttpError extends Error {
  readonly status: number
  readonly headers: Record<string, string>

  constructor(status: number, headers: Record<string, string> = {}) {
    super(STATUS_CODES[status])
    this.status = status
    this.headers = headers
  }
}

/** The path that a request is for; refuses what names none, and `//`, which a browser would take for another host. */
export function pathOf({ url = '' }: IncomingMessage): string {
  const address = url.startsWith('/') ? `http://server${url}` : url
  const { pathname } = URL.canParse(address) ? new URL(address) : { pathname: '' }
  if (!pathname.startsWith('/') || pathname.startsWith('//')) throw new HttpError(400)
  return pathname
}

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  // A file of a build that is being made anew is missing for a moment.
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new HttpError(404)
  console.error(error)
  return new HttpError(500)
}

/** Of a stream into an answer that nobody waits for any more. */
const clientHasLeft = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE'])

function refuse({ socket }: IncomingMessage, response: ServerResponse, error: unknown) {
  if (clientHasLeft.has(String((error as NodeJS.ErrnoException).code))) return
  const { status, message, headers } = toHttpError(error)
  // Half of an answer must not look like a whole one. An answer whose turn has not come yet could not end the connection.
  if (response.headersSent) return void socket.destroy()
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  response
    .writeHead(status, { 'Content-Type': 'text/plain', 'Access-Control-Allow-Origin': '*', ...headers })
    .end(message)
}

/** Of one connection, under way at once: browsers and proxies send a request once the one before is answered. */
const REQUESTS_MAX = 10
const underWay = new WeakMap<Socket, number>()

/** Whether the connection may have this request too; each answer is kept in memory until its turn comes. */
function isAllowed({ socket }: IncomingMessage, response: ServerResponse): boolean {
  const count = (change: number) => {
    const requests = (underWay.get(socket) ?? 0) + change
    underWay.set(socket, requests)
    return requests
  }
  response.once('close', () => count(-1))
  return count(1) <= REQUESTS_MAX
}

/** Nothing that a request does may end the process: whatever a handler throws becomes an answer. */
export const requestListener =
  (handler: Handler): RequestListener =>
  async (request, response) => {
    response.on('error', () => request.socket.destroy())
    if (!isAllowed(request, response)) return void request.socket.destroy()
    try {
      await handler(request, response)
    } catch (error) {
      refuse(request, response, error)
    }
  }
