import {
  createCompanion,
  getCompanion,
  getProfile,
  listMessages,
  login,
  removeCompanion,
  updateCompanion,
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
  document.cookie = 'XSRF-TOKEN=abc%3D'
})

afterEach(() => {
  globalThis.fetch = realFetch
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
    [() => new Response('plain reason', { status: 400 }), 'plain reason'],
    [() => Response.json({}, { status: 500 }), undefined],
  ])('take the words from message, then from the text', async (respond, reason) => {
    answer = respond
    expect((await failure(client.call(getProfile))).details.reason).toBe(reason)
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
})
