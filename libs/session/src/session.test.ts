import type { User } from '@confida/contracts'
import { changePassword, getEmotionStatistics, listCompanions, login } from '@confida/contracts'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { api } from './api.ts'
import { checkSession, followOtherTabs, logout } from './check.ts'
import {
  beginSession,
  endSession,
  replaceToken,
  takeLogoutMessage,
  updateUser,
  useSession,
} from './session.store.ts'
import { isKnownBrowser } from './storage.ts'

const user = { id: 'u', name: 'Ada', role: 'user' } as User
const administrator = { ...user, role: 'admin' } as User
const realFetch = globalThis.fetch
let calls: string[]
let answer: () => Response | Promise<Response>

beforeEach(() => {
  localStorage.clear()
  calls = []
  answer = () => Response.json(user)
  globalThis.fetch = (async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(
      input instanceof Request ? input : new URL(String(input), location.origin),
      init,
    )
    calls.push(`${request.method} ${new URL(request.url).pathname} ${request.headers.get('authorization')}`)
    return answer()
  }) as typeof fetch
  useSession.setState({ status: 'visitor', token: undefined, user: undefined, endedBy: undefined })
})

afterEach(() => {
  globalThis.fetch = realFetch
  jest.useRealTimers()
})

describe('a session', () => {
  it('stores the token of a user alone', () => {
    beginSession({ token: 't', user })
    expect(localStorage.getItem('token')).toBe('t')
    expect(localStorage.getItem('admin_token')).toBeNull()
    expect(useSession.getState()).toMatchObject({ status: 'user', token: 't', user })
  })

  it("stores an administrator's token twice, and forgets both", () => {
    beginSession({ token: 't', user: administrator })
    expect(localStorage.getItem('admin_token')).toBe('t')
    endSession('user')
    expect(localStorage.getItem('token')).toBeNull()
    expect(localStorage.getItem('admin_token')).toBeNull()
  })

  it.each([
    ['outlive', 'expired', ['draft u template']],
    ['outlive', 'inactivity', ['draft u template']],
    ['go with', 'user', []],
  ] as const)('has drafts that %s its end by %s', (_, reason, left) => {
    beginSession({ token: 't', user: administrator })
    sessionStorage.setItem('draft u template', '{}')
    endSession(reason)
    beginSession({ token: 't', user: administrator })
    expect(Object.keys(sessionStorage)).toEqual(left)
  })

  it('counts the hour without activity anew from the login', () => {
    localStorage.setItem('last_activity', '1')
    const before = Date.now()
    beginSession({ token: 't', user })
    expect(Number(localStorage.getItem('last_activity'))).toBeGreaterThanOrEqual(before)
  })

  it("leaves no administrator's token to the user who logs in after one", () => {
    beginSession({ token: 'a', user: administrator })
    beginSession({ token: 'u', user })
    expect(localStorage.getItem('admin_token')).toBeNull()
  })

  it('goes on with the new token after a password change', () => {
    beginSession({ token: 'old', user })
    replaceToken('new')
    expect(localStorage.getItem('token')).toBe('new')
    expect(localStorage.getItem('admin_token')).toBeNull()
    expect(useSession.getState()).toMatchObject({ token: 'new', user })
  })

  it("replaces an administrator's token in both places", () => {
    beginSession({ token: 'old', user: administrator })
    replaceToken('new')
    expect(localStorage.getItem('token')).toBe('new')
    expect(localStorage.getItem('admin_token')).toBe('new')
  })

  it('takes a new token before its user is known', () => {
    useSession.setState({ status: 'checking', token: 'old' })
    replaceToken('new')
    expect(useSession.getState()).toMatchObject({ token: 'new', user: undefined })
    expect(localStorage.getItem('admin_token')).toBeNull()
  })

  it('shows what has changed of its user, and has none to change without a login', () => {
    updateUser({ name: 'Bea' })
    expect(useSession.getState().user).toBeUndefined()
    beginSession({ token: 't', user })
    updateUser({ name: 'Bea' })
    expect(useSession.getState().user).toEqual({ ...user, name: 'Bea' })
  })

  it.each([
    ['t', 'checking'],
    [undefined, 'visitor'],
  ])('begins with the stored token %s as %s', async (token, status) => {
    if (token) localStorage.setItem('token', token)
    jest.resetModules()
    const opened = await import('./session.store.ts')
    expect(opened.useSession.getState()).toMatchObject({ status, token })
  })

  it('remembers that somebody has been logged in on this browser', () => {
    expect(isKnownBrowser()).toBe(false)
    beginSession({ token: 't', user })
    endSession('user')
    expect(isKnownBrowser()).toBe(true)
  })

  it("sends an administrator's calls with their own token, or else with the session's", async () => {
    beginSession({ token: 't', user: administrator })
    localStorage.setItem('admin_token', 'a')
    await api.call(getEmotionStatistics)
    await api.call(listCompanions)
    localStorage.removeItem('admin_token')
    await api.call(getEmotionStatistics)
    expect(calls.map((call) => call.split(' ').at(-1))).toEqual(['a', 't', 't'])
  })

  it('of nobody asks for no profile', async () => {
    useSession.setState({ status: 'checking' })
    await checkSession()
    expect(useSession.getState().status).toBe('visitor')
    expect(calls).toEqual([])
  })

  it('asks for the profile of a stored token', async () => {
    localStorage.setItem('token', 't')
    useSession.setState({ status: 'checking', token: 't' })
    await checkSession()
    expect(calls).toEqual(['GET /api/auth/profile Bearer t'])
    expect(useSession.getState()).toMatchObject({ status: 'user', user })
  })

  it.each([
    ['the profile', 200],
    ['the refusal', 401],
  ])('ignores %s of an old token that comes in late', async (_, status) => {
    localStorage.setItem('token', 'old')
    useSession.setState({ status: 'checking', token: 'old' })
    const { promise, resolve } = Promise.withResolvers<Response>()
    answer = () => promise
    const checked = checkSession()
    const other = { ...user, id: 'v', name: 'Bea' }
    beginSession({ token: 'new', user: other })
    resolve(Response.json(user, { status }))
    await checked
    expect(useSession.getState()).toMatchObject({ status: 'user', token: 'new', user: other })
    expect(localStorage.getItem('token')).toBe('new')
  })

  it.each([401, 500])('drops the token at once when the profile answers %i', async (status) => {
    jest.useFakeTimers()
    localStorage.setItem('token', 't')
    useSession.setState({ status: 'checking', token: 't' })
    answer = () => Response.json({}, { status })
    await checkSession()
    expect(localStorage.getItem('token')).toBeNull()
    expect(useSession.getState()).toMatchObject({ status: 'visitor', endedBy: 'expired' })
  })

  it('outlives a check that was broken off because the page was being left', async () => {
    jest.useFakeTimers()
    localStorage.setItem('token', 't')
    useSession.setState({ status: 'checking', token: 't' })
    answer = () => {
      throw new TypeError('Failed to fetch')
    }
    const checked = checkSession()
    await jest.advanceTimersByTimeAsync(500)
    expect(localStorage.getItem('token')).toBe('t')
    // The page is still there after a moment, and the call fails again: it has really failed.
    await jest.advanceTimersByTimeAsync(5000)
    await checked
    expect(localStorage.getItem('token')).toBeNull()
  })

  it.each([
    ['broken off', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'broken off within its answer',
      () => new Response(new ReadableStream({ pull: (body) => body.error() })),
    ],
    ['refused by a server that is away', () => Response.json({}, { status: 503 })],
  ])('outlives a check that was %s, on a page that is still there later', async (_, fail) => {
    jest.useFakeTimers()
    localStorage.setItem('token', 't')
    useSession.setState({ status: 'checking', token: 't' })
    answer = () => {
      answer = () => Response.json(user)
      return fail()
    }
    const checked = checkSession()
    await jest.advanceTimersByTimeAsync(5000)
    await checked
    expect(localStorage.getItem('token')).toBe('t')
    expect(useSession.getState()).toMatchObject({ status: 'user', user })
  })

  it('tells the server when it ends, and leaves a message only where one is given', async () => {
    beginSession({ token: 't', user })
    await logout('user')
    expect(useSession.getState().status).toBe('visitor')
    expect(calls).toEqual(['POST /api/auth/logout Bearer t'])
    expect(takeLogoutMessage()).toBeUndefined()
    beginSession({ token: 't', user })
    await logout('inactivity', 'Sei stato disconnesso')
    expect(takeLogoutMessage()).toBe('Sei stato disconnesso')
    expect(takeLogoutMessage()).toBeUndefined()
  })

  it('ends when a call finds its token dead, and goes on when a re-entered password was wrong', async () => {
    beginSession({ token: 't', user })
    answer = () => Response.json({ detail: '', code: 'password_incorrect' }, { status: 401 })
    await api
      .call(changePassword, { body: { current_password: 'x', new_password: 'yyyyyy' } })
      .catch(() => undefined)
    expect(useSession.getState().status).toBe('user')
    answer = () => Response.json({ detail: '', code: 'token_invalid' }, { status: 401 })
    await api.call(listCompanions).catch(() => undefined)
    expect(useSession.getState()).toMatchObject({ status: 'visitor', endedBy: 'expired' })
  })

  it('goes on when a call that anybody may make is refused', async () => {
    beginSession({ token: 't', user })
    answer = () => Response.json({ detail: '', code: 'token_invalid' }, { status: 401 })
    await api.call(login, { body: { email: 'a@b.it', password: 'x' } }).catch(() => undefined)
    expect(useSession.getState().status).toBe('user')
  })
})

describe('a session in several tabs', () => {
  /** What another tab does to the storage, as this one is told of it. */
  function storeElsewhere(token: string | undefined, key: string | null = 'token') {
    if (token) localStorage.setItem('token', token)
    else localStorage.removeItem('token')
    window.dispatchEvent(new StorageEvent('storage', { key }))
  }

  let unfollow: () => void
  beforeEach(() => {
    beginSession({ token: 't', user })
    unfollow = followOtherTabs()
  })
  afterEach(() => unfollow())

  it.each([
    ['logs out', 'token'],
    ['clears all that is stored', null],
  ])('ends here when another %s', (_, key) => {
    storeElsewhere(undefined, key)
    expect(useSession.getState()).toMatchObject({ status: 'visitor', endedBy: 'user' })
  })

  it('becomes the session of whom another logs in', async () => {
    const other = { ...user, id: 'v', name: 'Bea' }
    const { promise, resolve } = Promise.withResolvers<Response>()
    answer = () => promise
    storeElsewhere('new')
    expect(useSession.getState()).toMatchObject({ status: 'checking', token: 'new', user: undefined })
    const known = new Promise((found) => useSession.subscribe(({ user }) => user && found(user)))
    resolve(Response.json(other))
    expect(await known).toEqual(other)
    expect(calls).toEqual(['GET /api/auth/profile Bearer new'])
  })

  it('goes on where another stores the same token, or something else', () => {
    storeElsewhere('t')
    storeElsewhere('new', 'selectedLanguage')
    expect(useSession.getState()).toMatchObject({ status: 'user', token: 't', user })
  })

  it('goes on once nobody follows any more', () => {
    unfollow()
    storeElsewhere(undefined)
    expect(useSession.getState().status).toBe('user')
  })
})
