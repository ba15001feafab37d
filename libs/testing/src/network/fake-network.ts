/** A request that reached the fake network. */
export interface SentCall {
  method: string
  path: string
  query: Record<string, string>
  body: unknown
  headers: Headers
  /** What the answer's bytes must match; '' where anything will do. */
  integrity: string
}

export interface FakeAnswer {
  status?: number
  body?: unknown
  headers?: Record<string, string>
}

type Handler = (call: SentCall) => FakeAnswer | Promise<FakeAnswer>

async function readCall(request: Request): Promise<SentCall> {
  const { pathname, searchParams } = new URL(request.url)
  const text = await request.text()
  const isJson = request.headers.get('content-type')?.startsWith('application/json')
  return {
    method: request.method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    body: isJson ? JSON.parse(text) : text || undefined,
    headers: request.headers,
    integrity: request.integrity,
  }
}

/** Rejects when the caller gives up, as a request does. */
const givenUp = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const fail = () => reject(signal.reason)
    if (signal.aborted) fail()
    else signal.addEventListener('abort', fail)
  })

/** Thrown by a handler it is a lost connection. */
export const connectionLost = () => new TypeError('Failed to fetch')

/**
 * Replaces the global `fetch` for component tests: the one thing that such a test fakes. `on` answers a call, a later
 * `on` for the same call replaces the earlier; `sent` tells what was asked. A call without a handler is a 404.
 */
export function fakeNetwork() {
  const handlers = new Map<string, Handler>()
  const calls: SentCall[] = []

  globalThis.fetch = async (input, options) => {
    const request = new Request(input, options)
    const call = await readCall(request)
    calls.push(call)
    const handler = handlers.get(`${call.method} ${call.path}`)
    const answer = handler
      ? await Promise.race([handler(call), givenUp(request.signal)])
      : { status: 404, body: { detail: '', code: 'not_found' } }
    return Response.json(answer.body ?? null, { status: answer.status ?? 200, headers: answer.headers })
  }

  return {
    on(method: string, path: string, answer: FakeAnswer | Handler) {
      handlers.set(`${method} ${path}`, typeof answer === 'function' ? answer : () => answer)
    },
    sent: (method: string, path: string) =>
      calls.filter((call) => call.method === method && call.path === path),
  }
}

export type FakeNetwork = ReturnType<typeof fakeNetwork>
