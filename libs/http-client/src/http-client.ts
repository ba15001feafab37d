import {
  BACKGROUND_CALL_HEADER,
  type BodyInput,
  type EndpointDefinition,
  type Language,
  type ParamsInput,
  type QueryInput,
  type ResponseOf,
} from '@confida/contracts'
import { antiForgeryHeaders } from './anti-forgery.ts'
import { ApiError, readApiError } from './api-error.ts'

const TIMEOUT_MS = 30_000

export interface HttpClientOptions {
  /** The token to send with calls of a permission; undefined sends none. Public calls never carry one. */
  token: (permission: 'user' | 'admin') => string | undefined
  language: () => Language
  /** Whether nobody is at the page: such calls do not keep a session open. */
  isIdle?: () => boolean
  /** Called with every error before it is thrown. */
  onError?: (error: ApiError, endpoint: EndpointDefinition) => void
}

type Empty = Record<never, never>

/** A part of the input: absent where the endpoint has none, optional where nothing in it is required. */
type Part<Key extends string, Value> = [Value] extends [undefined]
  ? Empty
  : Empty extends Value
    ? { [key in Key]?: Value }
    : { [key in Key]: Value }

export type CallInput<E> = Part<'params', ParamsInput<E>> &
  Part<'query', QueryInput<E>> &
  Part<'body', BodyInput<E>> & {
    signal?: AbortSignal
    timeoutMs?: number | false
    /** The state of the record that was edited; a save over another one is refused. */
    ifMatch?: string
  }

type CallArguments<E> = Empty extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]

export interface HttpClient {
  /** Calls an endpoint and gives its answer. Throws {@link ApiError}. */
  call: <E extends EndpointDefinition>(endpoint: E, ...input: CallArguments<E>) => Promise<ResponseOf<E>>
  /** Calls an endpoint and gives the bare response, for streams, downloads and answers whose headers matter. */
  open: <E extends EndpointDefinition>(
    endpoint: E,
    input: CallInput<E> & { accept?: string },
  ) => Promise<Response>
}

interface AnyInput {
  params?: Record<string, string>
  query?: Record<string, string | number | boolean | undefined>
  body?: unknown
  signal?: AbortSignal
  timeoutMs?: number | false
  accept?: string
  ifMatch?: string
}

const fillPath = (path: string, params: Record<string, string> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

function searchParams(query: AnyInput['query']): URLSearchParams | undefined {
  if (!query) return undefined
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)]))
}

function headersFor(endpoint: EndpointDefinition, options: HttpClientOptions, accept: string) {
  const csrf = endpoint.method === 'GET' ? {} : antiForgeryHeaders()
  const headers = new Headers({ Accept: accept, 'Accept-Language': options.language(), ...csrf })
  const token = endpoint.permission === 'public' ? undefined : options.token(endpoint.permission)
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (token && options.isIdle?.()) headers.set(BACKGROUND_CALL_HEADER, 'true')
  return headers
}

const bodyOf = (body: unknown) => {
  if (body === undefined) return {}
  return body instanceof FormData ? { body } : { json: body }
}

/** What a first visit asks for: read by anybody, nothing sent. */
const isSimple = ({ method, permission }: EndpointDefinition, { query, signal }: AnyInput) =>
  method === 'GET' && permission === 'public' && !query && !signal

async function send(endpoint: EndpointDefinition, input: AnyInput, headers: Headers): Promise<Response> {
  const url = new URL(fillPath(endpoint.path, input.params), location.origin)
  const timeout = input.timeoutMs ?? TIMEOUT_MS
  if (isSimple(endpoint, input) && timeout)
    return fetch(url, { headers, signal: AbortSignal.timeout(timeout) })
  // Loaded with the first call that needs it: the landing page would be a twentieth heavier.
  const { default: ky } = await import('ky')
  return ky(url, {
    method: endpoint.method,
    headers,
    searchParams: searchParams(input.query),
    signal: input.signal,
    timeout,
    retry: 0,
    throwHttpErrors: false,
    ...bodyOf(input.body),
  })
}

/**
 * Makes the client of the API. It adds the bearer token, the anti-forgery pair and the interface language, and turns
 * every failure into an {@link ApiError}. Nothing is retried here: a query may, a write must not.
 */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  function fail(error: unknown, endpoint: EndpointDefinition, { signal }: AnyInput): never {
    const failure = error instanceof ApiError ? error : new ApiError({ status: 0 })
    if (!signal?.aborted) options.onError?.(failure, endpoint)
    throw failure
  }

  async function open(endpoint: EndpointDefinition, input: AnyInput): Promise<Response> {
    try {
      const headers = headersFor(endpoint, options, input.accept ?? 'application/json')
      if (input.ifMatch) headers.set('If-Match', input.ifMatch)
      const response = await send(endpoint, input, headers)
      if (!response.ok) throw await readApiError(response)
      return response
    } catch (error) {
      return fail(error, endpoint, input)
    }
  }

  async function call(endpoint: EndpointDefinition, input: AnyInput = {}) {
    const response = await open(endpoint, input)
    // A page that is left while an answer is read, or a connection that is cut, breaks off its body.
    return response.json().catch((error) => fail(error, endpoint, input))
  }

  return { call, open } as HttpClient
}
