import type { User } from '@confida/contracts'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { checkSession } from './check.ts'
import { queryClient } from './queries.tsx'
import { beginSession, endSession, useSession } from './session.store.ts'

const ada = { id: 'ada', name: 'Ada', email: 'ada@example.org', phone: '1', birth_date: '1990-01-01' } as User
let isOnline: boolean
let stop: (() => void)[]

beforeEach(() => {
  localStorage.clear()
  isOnline = true
  stop = []
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})

afterEach(() => {
  for (const each of stop) each()
  queryClient.clear()
  jest.restoreAllMocks()
})

/** Opens a screen that shows a query's data. @returns what it shows */
function open(queryKey: string[], answer: () => unknown, client: QueryClient = queryClient) {
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: async () => answer(),
    retry: false,
    meta: { keptOffline: (data: object) => data },
  })
  stop.push(observer.subscribe(() => undefined))
  return () => observer.getCurrentResult().data
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 20))

const unreachable = () => {
  throw new TypeError('Failed to fetch')
}

/** As after a reload. */
async function loseConnection() {
  await soon()
  queryClient.clear()
  isOnline = false
}

it('shows without a connection what was seen before, in the session of who saw it', async () => {
  beginSession({ token: 't', user: ada })
  open(['messages', 'luna'], () => ['ciao'])
  await loseConnection()
  useSession.setState({ status: 'checking', user: undefined })
  await checkSession()
  expect(useSession.getState()).toMatchObject({ status: 'user', user: { id: 'ada', name: 'Ada' } })
  const shown = open(['messages', 'luna'], unreachable)
  await soon()
  expect(shown()).toEqual(['ciao'])
})

it('stores neither the address nor the birth date of the person', () => {
  beginSession({ token: 't', user: ada })
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/ada@example\.org|1990/)
})

it.each([
  ['a logout', () => endSession('user')],
  ['an hour without activity', () => endSession('inactivity')],
  ['a refused token', () => endSession('expired')],
  ["another account's login", () => beginSession({ token: 'b', user: { ...ada, id: 'bea', name: 'Bea' } })],
])('forgets it at %s', async (_, end) => {
  beginSession({ token: 't', user: ada })
  open(['messages', 'luna'], () => ['ciao'])
  await soon()
  expect(JSON.stringify({ ...localStorage })).toContain('ciao')
  end()
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/ciao|Ada/)
})

it('stores nothing that comes after the session of who asked', async () => {
  beginSession({ token: 't', user: ada })
  const { promise, resolve } = Promise.withResolvers<string[]>()
  open(['messages', 'luna'], () => promise)
  await soon()
  beginSession({ token: 'b', user: { ...ada, id: 'bea' } })
  resolve(['ciao'])
  await soon()
  expect(JSON.stringify({ ...localStorage })).not.toContain('ciao')
})

it('stores nothing of an administrator', async () => {
  beginSession({ token: 't', user: { ...ada, role: 'admin' } })
  open(['messages', 'luna'], () => ['ciao'])
  await soon()
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/ciao|Ada/)
})

it('forgets what belongs to a record that is gone', async () => {
  beginSession({ token: 't', user: ada })
  open(['messages', 'luna'], () => ({ text: 'ciao' }))
  await soon()
  open(['companions'], () => [{ id: 'marco' }])
  await soon()
  expect(JSON.stringify({ ...localStorage })).not.toContain('ciao')
})

it.each([
  ['nobody', ''],
  ['what cannot be read', '{'],
])('of a browser that knows %s is over without a connection', async (_, known) => {
  jest.useFakeTimers()
  localStorage.setItem('offline user', known)
  localStorage.setItem('token', 't')
  useSession.setState({ status: 'checking', token: 't', user: undefined })
  isOnline = false
  globalThis.fetch = unreachable as typeof fetch
  const checked = checkSession()
  await jest.advanceTimersByTimeAsync(5000)
  await checked
  expect(useSession.getState().status).toBe('visitor')
  jest.useRealTimers()
})
