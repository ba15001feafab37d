import type { User } from '@confida/contracts'
import { changePassword, listCompanions, login } from '@confida/contracts'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { api } from './api.ts'
import { checkSession, followOtherTabs, logout } from './check.ts'
import { beginSession, endSession, replaceToken, takeLogoutMessage, useSession } from './session.store.ts'

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
    expect(useSession.getState().user).toEqual(user)
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

  it.each([401, 500])('drops the token when the profile answers %i', async (status) => {
    localStorage.setItem('token', 't')
    useSession.setState({ status: 'checking', token: 't' })
    answer = () => Response.json({}, { status })
    await checkSession()
    expect(localStorage.getItem('token')).toBeNull()
    expect(useSession.getState().status).toBe('visitor')
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
    // The page is still there after a moment: the call has really failed.
    await jest.advanceTimersByTimeAsync(5000)
    await checked
    expect(localStorage.getItem('token')).toBeNull()
    jest.useRealTimers()
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

  it('ends here when another tab logs out', () => {
    const unfollow = followOtherTabs()
    beginSession({ token: 't', user })
    localStorage.removeItem('token')
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }))
    expect(useSession.getState().status).toBe('visitor')
    unfollow()
  })
})
