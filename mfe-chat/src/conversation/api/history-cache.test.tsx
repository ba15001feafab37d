import type { Message } from '@confida/contracts'
import { queryClient } from '@confida/session/queries'
import { type FakeNetwork, fakeNetwork } from '@confida/testing'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type History, historyKey, useHistory } from './history.queries.ts'
import { addTurn, reloadNewest } from './history-cache.ts'

const COMPANION = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'

const messages = (...ids: number[]): Message[] =>
  ids.map((id) => ({
    id: String(id),
    role: 'user',
    content: `Messaggio ${id}`,
    timestamp: '2026-03-01T10:00:00Z',
  }))
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
const page = (from: number, to: number, hasOlder = true) => ({
  messages: messages(...range(from, to)),
  hasOlder,
})

const store = (...pages: ReturnType<typeof page>[]) =>
  queryClient.setQueryData<History>(historyKey(COMPANION), { pages, pageParams: pages.map(() => undefined) })

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
const openHistory = () => renderHook(() => useHistory(COMPANION, true), { wrapper })
const shown = () => openHistory().result.current.messages.map(({ id }) => Number(id))

let network: FakeNetwork
beforeEach(() => {
  network = fakeNetwork()
})
afterEach(() => queryClient.clear())

const answerWith = (...ids: number[]) =>
  network.on('GET', `/api/companions/${COMPANION}/messages`, { body: messages(...ids) })

it('lists a message once that stands in two pages', () => {
  store(page(3, 6), page(1, 4, false))
  expect(shown()).toEqual([1, 2, 3, 4, 5, 6])
})

it('adds what is new to the newest page and keeps the older ones', async () => {
  store(page(3, 4), page(1, 2, false))
  answerWith(4, 5, 6)
  await reloadNewest(queryClient, COMPANION)
  expect(shown()).toEqual([1, 2, 3, 4, 5, 6])
})

it('drops the older pages rather than leave a gap', async () => {
  store(page(3, 4), page(1, 2, false))
  answerWith(8, 9)
  await reloadNewest(queryClient, COMPANION)
  expect(shown()).toEqual([8, 9])
})

it('keeps what there is when the newest messages cannot be had', async () => {
  store(page(1, 2, false))
  network.on('GET', `/api/companions/${COMPANION}/messages`, { status: 500, body: {} })
  await reloadNewest(queryClient, COMPANION)
  expect(shown()).toEqual([1, 2])
})

it('puts a turn in the place of the one that it replaces, with all after it', () => {
  store(page(1, 4, false))
  const [user, assistant] = messages(5, 6)
  addTurn(queryClient, COMPANION, { user, assistant, replaces: '3' } as Parameters<typeof addTurn>[2])
  expect(shown()).toEqual([1, 2, 5, 6])
})

it('adds a turn once, though the server has listed it before', () => {
  store(page(1, 4, false))
  const [user, assistant] = messages(3, 4)
  addTurn(queryClient, COMPANION, { user, assistant } as Parameters<typeof addTurn>[2])
  expect(shown()).toEqual([1, 2, 3, 4])
})

it('asks again for a history that was loading while a turn was completed', async () => {
  const first = Promise.withResolvers<void>()
  network.on('GET', `/api/companions/${COMPANION}/messages`, async () => {
    await first.promise
    return { body: messages(1, 2) }
  })
  const { result } = openHistory()
  const path = `/api/companions/${COMPANION}/messages`
  await waitFor(() => expect(network.sent('GET', path)).toHaveLength(1))
  answerWith(1, 2, 3, 4)
  const [user, assistant] = messages(3, 4)
  act(() => addTurn(queryClient, COMPANION, { user, assistant } as Parameters<typeof addTurn>[2]))
  first.resolve()
  await waitFor(() => expect(result.current.messages).toHaveLength(4))
})

it('goes on from a message of an older page that was edited, without what followed it', () => {
  store(page(5, 8), page(3, 4), page(1, 2, false))
  const [user, assistant] = messages(10, 11) as [Message, Message]
  addTurn(queryClient, COMPANION, { user, assistant, replaces: '4' })
  expect(shown()).toEqual([1, 2, 3, 10, 11])
})

it('leaves the message as it is that gets another reply', () => {
  store(page(1, 2, false))
  const [user, assistant] = messages(1, 3) as [Message, Message]
  addTurn(queryClient, COMPANION, { user: { ...user, timestamp: 'later' }, assistant, replaces: '1' })
  expect(shown()).toEqual([1, 3])
  expect(openHistory().result.current.messages[0]?.timestamp).toBe('2026-03-01T10:00:00Z')
})
