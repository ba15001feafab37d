import {
  createCompanion,
  getCompanion,
  getHomepage,
  getProfile,
  listMessages,
  login,
  removeCompanion,
  showTestCheckout,
  updateCompanion,
  uploadImage,
} from '@confida/contracts'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { ApiError } from './api-error.ts'
import { createHttpClient } from './http-client.ts'

const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
const requests: Request[] = []
let answer: () => Response | Promise<Response>
const realFetch = globalThis.fetch

beforeEach(() => {
  requests.length = 0
  answer = () => Response.json({ ok: true })
  globalThis.fetch = (async (input: RequestInfo | URL, init?: RequestInit) => {
    const address = input instanceof Request ? input : new URL(String(input), location.origin)
    requests.push(new Request(address, init))
    return answer()
  }) as typeof fetch
  // biome-ignore lint/suspicious/noDocumentCookie: the anti-forgery pair is read from it
  document.cookie = 'other=1'
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = 'XSRF-TOKEN=abc%3D'
})

afterEach(() => {
  globalThis.fetch = realFetch
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const onError = jest.fn()
const client = createHttpClient({
  token: (permission) => `${permission}-token`,
  language: () => 'fr',
  onError,
})

const failure = (run: Promise<unknown>) =>
  run.then(
    () => {
      throw new Error('The call should have failed')
    },
    (error: ApiError) => error,
  )

describe('requests', () => {
  it('carry the token and the language', async () => {
    await client.call(getProfile)
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer user-token')
    expect(requests[0]?.headers.get('accept-language')).toBe('fr')
  })

  it('say that nobody has asked for them where nobody is at the page, save for those without a session', async () => {
    const idle = createHttpClient({ token: () => 'token', language: () => 'fr', isIdle: () => true })
    await idle.call(getProfile)
    await idle.call(login, { body: { email: 'a@b.it', password: 'x' } })
    await client.call(getProfile)
    expect(requests.map(({ headers }) => headers.get('x-background-call'))).toEqual(['true', null, null])
  })

  it('carry no token where anybody may call', async () => {
    await client.call(login, { body: { email: 'a@b.it', password: 'x' } })
    expect(requests[0]?.headers.has('authorization')).toBe(false)
  })

  it('carry the anti-forgery pair when they write, and JSON', async () => {
    await client.call(login, { body: { email: 'a@b.it', password: 'x' } })
    expect(requests[0]?.headers.get('x-xsrf-token')).toBe('abc=')
    expect(requests[0]?.headers.get('content-type')).toBe('application/json')
    expect(await requests[0]?.json()).toEqual({ email: 'a@b.it', password: 'x' })
  })

  it('fill the path and the query', async () => {
    await client.call(getCompanion, { params: { id: 'a/b' } })
    await client.call(listMessages, { params: { id }, query: { before: undefined, search: '', limit: 5 } })
    expect(new URL(requests[0]?.url ?? '').pathname).toBe('/api/companions/a%2Fb')
    expect(new URL(requests[1]?.url ?? '').search).toBe('?limit=5')
  })

  it('carry no anti-forgery pair when they read, and none that is not there', async () => {
    await client.call(getProfile)
    // biome-ignore lint/suspicious/noDocumentCookie: as it is on a browser without one
    document.cookie = 'XSRF-TOKEN=; max-age=0'
    await client.call(login, { body: { email: 'a@b.it', password: 'x' } })
    expect(requests.map(({ headers }) => headers.has('x-xsrf-token'))).toEqual([false, false])
  })

  it('ask for JSON, or for what the caller can read', async () => {
    await client.call(getProfile)
    await client.open(getProfile, { accept: 'text/event-stream' })
    expect(requests.map(({ headers }) => headers.get('accept'))).toEqual([
      'application/json',
      'text/event-stream',
    ])
  })

  it('send a file as it is, not as JSON', async () => {
    const body = new FormData()
    body.set('file', new Blob(['x']), 'cat.png')
    await client.call(uploadImage, { params: { session_id: id }, body })
    // Node knows no form of jsdom's and writes what it is; a browser writes the form.
    expect(await requests[0]?.text()).toBe('[object FormData]')
  })
})

describe('what anybody may read', () => {
  it('is asked for with its query', async () => {
    await client.open(showTestCheckout, { params: { session_id: 's' }, query: { lang: 'de' } as never })
    expect(new URL(requests[0]?.url ?? '').search).toBe('?lang=de')
  })

  it('can be broken off by the caller', async () => {
    const abort = new AbortController()
    answer = () => {
      abort.abort()
      return requests[0]?.signal.aborted ? Promise.reject(abort.signal.reason) : Response.json({})
    }
    expect((await failure(client.call(getHomepage, { signal: abort.signal }))).isNetwork).toBe(true)
  })
})

describe('a call without an answer', () => {
  it.each([getHomepage, getProfile])('of $path fails after half a minute', async (endpoint) => {
    jest.useFakeTimers()
    // The timer of the platform is not the one that the test moves on.
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const late = new AbortController()
      setTimeout(() => late.abort(new DOMException('late', 'TimeoutError')), milliseconds)
      return late.signal
    })
    answer = () => new Promise((_, reject) => requests[0]?.signal.addEventListener('abort', reject))
    let hasFailed = false
    const failed = failure(client.call(endpoint)).finally(() => {
      hasFailed = true
    })
    await jest.advanceTimersByTimeAsync(29_999)
    expect(hasFailed).toBe(false)
    await jest.advanceTimersByTimeAsync(1)
    expect((await failed).isNetwork).toBe(true)
  })

  it.each([getHomepage, getProfile])('of $path is waited for where the caller has time', async (endpoint) => {
    jest.useFakeTimers()
    const timeout = jest.spyOn(AbortSignal, 'timeout')
    const { promise, resolve } = Promise.withResolvers<Response>()
    answer = () => promise
    const patient = client.call(endpoint, { timeoutMs: false })
    await jest.advanceTimersByTimeAsync(3_600_000)
    resolve(Response.json({ ok: true }))
    expect(await patient).toEqual({ ok: true })
    expect(timeout).not.toHaveBeenCalled()
  })
})

describe('failures', () => {
  it('tell the code, the words and the fields of ours', async () => {
    answer = () =>
      Response.json(
        { detail: 'Troppi', code: 'rate_limited', message: 'M', fields: { a: 'b' } },
        { status: 429, headers: { 'Retry-After': '7' } },
      )
    const error = await failure(client.call(getProfile))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ name: 'ApiError', message: 'Troppi', status: 429, code: 'rate_limited' })
    expect(error.isNetwork).toBe(false)
    expect(error.details).toEqual({
      status: 429,
      code: 'rate_limited',
      detail: 'Troppi',
      reason: 'Troppi',
      fields: { a: 'b' },
      retryAfter: 7,
    })
    expect(onError).toHaveBeenLastCalledWith(error, getProfile)
  })

  it.each([
    [() => Response.json({ message: 'M1' }, { status: 400 }), 'M1'],
    [() => Response.json({ detail: '', message: 'M2' }, { status: 400 }), 'M2'],
    [() => Response.json({ detail: 5, message: 'M3' }, { status: 400 }), 'M3'],
    [() => new Response('\nplain reason\n', { status: 400 }), 'plain reason'],
    [() => new Response('null', { status: 400 }), 'null'],
    [() => new Response('17', { status: 400 }), '17'],
  ])('take the words from message, then from the text', async (respond, reason) => {
    answer = respond
    const error = await failure(client.call(getProfile))
    expect(error.details.reason).toBe(reason)
    expect(error.message).toBe(reason)
  })

  it.each([
    () => Response.json({}, { status: 500 }),
    () => new Response(' ', { status: 500 }),
    () => new Response(new ReadableStream({ pull: (body) => body.error('lost') }), { status: 500 }),
  ])('without words name the status', async (respond) => {
    answer = respond
    const error = await failure(client.call(getProfile))
    expect(error.details).toMatchObject({ status: 500, reason: undefined })
    expect(error.message).toBe('HTTP 500')
  })

  it('reach the caller where nobody else listens', async () => {
    answer = () => Response.json({}, { status: 500 })
    const alone = createHttpClient({ token: () => undefined, language: () => 'it' })
    expect((await failure(alone.call(getProfile))).status).toBe(500)
  })

  it('are not reported where the caller broke the call off', async () => {
    onError.mockClear()
    const abort = new AbortController()
    answer = () => {
      abort.abort()
      return Promise.reject(abort.signal.reason)
    }
    const error = await failure(client.call(getProfile, { signal: abort.signal }))
    expect(error).toBeInstanceOf(ApiError)
    expect(onError).not.toHaveBeenCalled()
  })

  it.each([getProfile, updateCompanion, removeCompanion])(
    'of $method are not followed by a second call',
    async (endpoint) => {
      answer = () => Promise.reject(new TypeError('Failed to fetch'))
      const body = endpoint.method === 'GET' ? undefined : {}
      await failure(client.call(endpoint, { params: { id }, body: body as never }))
      expect(requests).toHaveLength(1)
    },
  )

  it('know when there was no response at all', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    const error = await failure(client.call(createCompanion, { body: {} as never }))
    expect(error.isNetwork).toBe(true)
    expect(requests).toHaveLength(1)
  })

  it('know when the response broke off', async () => {
    onError.mockClear()
    answer = () => new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('lost')) }))
    const error = await failure(client.call(getProfile))
    expect(error).toBeInstanceOf(ApiError)
    expect(error.isNetwork).toBe(true)
    expect(onError).toHaveBeenCalledTimes(1)
  })
})
