import type { User } from '@confida/contracts'
import { startI18n } from '@confida/i18n'
import { beginSession, endSession, INACTIVITY_MS, useSession } from '@confida/session'
import { queryClient } from '@confida/session/queries'
import { afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals'
import { act, renderHook, waitFor } from '@testing-library/react'
import { useInactivityLogout } from './use-inactivity-logout.ts'
import { useSessionSync } from './use-session-sync.ts'

const ada = { id: 'a', name: 'Ada', role: 'user' } as User
const bea = { ...ada, id: 'b', name: 'Bea' }

beforeAll(startI18n)
beforeEach(() => {
  localStorage.clear()
  endSession('user')
  beginSession({ token: 't', user: ada })
})
afterEach(() => {
  queryClient.clear()
  jest.useRealTimers()
})

it('leaves nothing that was loaded for one user to the next', async () => {
  renderHook(useSessionSync)
  queryClient.setQueryData(['companions'], ['of Ada'])
  act(() => beginSession({ token: 'u', user: bea }))
  await waitFor(() => expect(queryClient.getQueryData(['companions'])).toBeUndefined())
})

it('keeps what was loaded while the user is the same', async () => {
  renderHook(useSessionSync)
  queryClient.setQueryData(['companions'], ['of Ada'])
  act(() => useSession.setState({ user: { ...ada, name: 'Ada L.' } }))
  await act(async () => undefined)
  expect(queryClient.getQueryData(['companions'])).toEqual(['of Ada'])
})

it('ends the session after an hour without activity', () => {
  jest.useFakeTimers()
  beginSession({ token: 't', user: ada })
  renderHook(useInactivityLogout)
  act(() => jest.advanceTimersByTime(INACTIVITY_MS - 1))
  expect(useSession.getState().status).toBe('user')
  act(() => jest.advanceTimersByTime(1))
  expect(useSession.getState()).toMatchObject({ status: 'visitor', endedBy: 'inactivity' })
})

it('counts no longer for a session that has ended', () => {
  jest.useFakeTimers()
  beginSession({ token: 't', user: ada })
  const { unmount } = renderHook(useInactivityLogout)
  unmount()
  jest.advanceTimersByTime(2 * INACTIVITY_MS)
  expect(useSession.getState().status).toBe('user')
})
