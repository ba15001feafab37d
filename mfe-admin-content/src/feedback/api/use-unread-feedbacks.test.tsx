import '@testing-library/jest-dom/jest-globals'
import { type FakeNetwork, fakeNetwork } from '@confida/testing'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import remote from '../../remote.ts'
import { useMarkFeedbacksRead } from './feedback.mutations.ts'

const PATH = '/api/admin/feedbacks'

let network: FakeNetwork

beforeEach(() => {
  jest.useFakeTimers()
  network = fakeNetwork()
  network.on('GET', `${PATH}/unread-count`, { body: { unread_count: 3 } })
})
afterEach(() => {
  jest.useRealTimers()
})

const entry = remote.navigation.find(({ view }) => view === 'feedback')
const useBadge = entry?.useBadge ?? (() => -1)

function Badge() {
  const { mutate } = useMarkFeedbacksRead()
  return (
    <button type="button" onClick={() => mutate()}>
      {useBadge()}
    </button>
  )
}

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000))

async function open() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Badge />
    </QueryClientProvider>,
  )
  await pass(1)
}

test('the navigation counts unread feedback, again every half minute', async () => {
  await open()
  expect(screen.getByRole('button')).toHaveTextContent('3')
  network.on('GET', `${PATH}/unread-count`, { body: { unread_count: 5 } })
  await pass(90)
  expect(network.sent('GET', `${PATH}/unread-count`)).toHaveLength(4)
  expect(screen.getByRole('button')).toHaveTextContent('5')
})

test('the count is gone as soon as all is marked as read', async () => {
  network.on('POST', `${PATH}/mark-all-read`, { body: { status: 'success' } })
  await open()
  screen.getByRole('button').click()
  await pass(1)
  expect(screen.getByRole('button')).toHaveTextContent('0')
})

test('a count that cannot be had shows nothing', async () => {
  network.on('GET', `${PATH}/unread-count`, { status: 500, body: {} })
  await open()
  expect(screen.getByRole('button')).toHaveTextContent('0')
})
