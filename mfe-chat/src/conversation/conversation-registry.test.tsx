import type { User } from '@confida/contracts'
import { beginSession, endSession } from '@confida/session'
import { queryClient } from '@confida/session/queries'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useConversation } from './conversation-registry.ts'

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
const conversationWith = (companionId: string) =>
  renderHook(() => useConversation(companionId), { wrapper }).result.current

beforeEach(() => beginSession({ token: 't', user: { id: 'u', name: 'Ada', role: 'user' } as User }))
afterEach(() => {
  endSession('user')
  jest.restoreAllMocks()
})

it('is the same conversation whenever its screen is opened', () => {
  expect(conversationWith('sofia')).toBe(conversationWith('sofia'))
  expect(conversationWith('sofia')).not.toBe(conversationWith('luca'))
})

it('stops every pending reply at the logout, and begins anew for the next user', () => {
  const conversations = ['sofia', 'luca'].map(conversationWith)
  const stops = conversations.map((conversation) => jest.spyOn(conversation, 'stop'))
  endSession('user')
  for (const stop of stops) expect(stop).toHaveBeenCalledTimes(1)
  beginSession({ token: 'o', user: { id: 'o', name: 'Bea', role: 'user' } as User })
  expect(conversationWith('sofia')).not.toBe(conversations[0])
})
