import type { User } from '@confida/contracts'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { keepSessionAlive } from './keep-alive.ts'
import { beginSession, useSession } from './session.store.ts'

const MINUTE = 60_000
const user = { id: 'u', name: 'Ada', role: 'user' } as User
const administrator = { ...user, role: 'admin' } as User
const realFetch = globalThis.fetch
let start = Date.now()
let answer: () => Response
let calls: (string | null)[]

beforeEach(() => {
  jest.useFakeTimers()
  // Later than what the test before has told.
  start += 10 * MINUTE
  jest.setSystemTime(start)
  localStorage.clear()
  calls = []
  answer = () => Response.json(administrator)
  globalThis.fetch = (async (input: RequestInfo | URL, init?: RequestInit) => {
    calls.push(new Request(input, init).headers.get('x-background-call'))
    return answer()
  }) as typeof fetch
})
afterEach(() => {
  globalThis.fetch = realFetch
  jest.useRealTimers()
})

it('tells every two minutes that an administrator is at work', async () => {
  beginSession({ token: 't', user: administrator })
  for (let minute = 0; minute < 5; minute++) {
    localStorage.setItem('last_activity', String(Date.now()))
    keepSessionAlive()
    await jest.advanceTimersByTimeAsync(MINUTE)
  }
  expect(calls).toEqual([null, null, null])
})

it('does without it for users, whose sessions last for days', async () => {
  beginSession({ token: 't', user })
  keepSessionAlive()
  await jest.advanceTimersByTimeAsync(MINUTE)
  expect(calls).toEqual([])
})

it('finds out at the first touch that the session has ended', async () => {
  beginSession({ token: 't', user: administrator })
  answer = () => Response.json({ detail: '', code: 'token_invalid' }, { status: 401 })
  keepSessionAlive()
  await jest.advanceTimersByTimeAsync(MINUTE)
  expect(useSession.getState()).toMatchObject({ status: 'visitor', endedBy: 'expired' })
})
