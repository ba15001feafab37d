import { aUser } from '@confida/testing'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { aMessage, chatNetwork } from '../testing/chat-network.ts'
import { browser, openChat } from '../testing/open-chat.tsx'

const { id } = aUser()
const OTHER = '5b1c9a52-6f1e-4a59-9d3f-1f6f0f6e7a02'

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'clearTimeout', 'queueMicrotask', 'nextTick'] })
  chatNetwork([aMessage(1)])
})

afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

const minutes = (count: number) => act(() => void jest.advanceTimersByTime(count * 60_000))
const question = () => screen.queryByRole('dialog', { name: 'Come sta andando?' })
const answer = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

async function open(userId?: string) {
  const chat = await openChat({ userId })
  await screen.findByText('Messaggio 1')
  return chat
}

it('asks after ten minutes, checking once a minute', async () => {
  await open()
  act(() => void jest.advanceTimersByTime(59_999))
  expect(localStorage.getItem(`conv_total_${id}`)).toBeNull()
  act(() => void jest.advanceTimersByTime(1))
  expect(localStorage.getItem(`conv_total_${id}`)).toBe('60000')
  act(() => void jest.advanceTimersByTime(539_999))
  expect(question()).toBeNull()
  act(() => void jest.advanceTimersByTime(1))
  expect(question()).toBeInTheDocument()
  expect(localStorage.getItem(`feedback_prompt_${id}`)).not.toBeNull()
})

it('counts over visits', async () => {
  const { unmount } = await open()
  minutes(6)
  unmount()
  minutes(30)
  await open()
  minutes(3)
  expect(question()).toBeNull()
  minutes(1)
  expect(question()).toBeInTheDocument()
})

it('asks once only after "maybe later"', async () => {
  await open()
  minutes(10)
  answer('Più tardi')
  expect(localStorage.getItem(`feedback_shown_${id}`)).toBe('true')
  minutes(20)
  expect(question()).toBeNull()
})

it('never asks again after "never"', async () => {
  await open()
  minutes(10)
  answer('Non mostrare più')
  expect(localStorage.getItem(`feedback_left_${id}`)).toBe('true')
  minutes(20)
  expect(question()).toBeNull()
})

it.each(['feedback_shown', 'feedback_left'])('does not ask where %s is set', async (key) => {
  localStorage.setItem(`${key}_${id}`, 'true')
  await open()
  minutes(11)
  expect(question()).toBeNull()
})

it('opens the feedback form', async () => {
  await open()
  minutes(10)
  answer('Lascia un feedback')
  expect(browser.path).toBe('/dashboard?dialog=feedback')
})

it('counts each user of the same browser separately', async () => {
  const { unmount } = await open()
  minutes(9)
  unmount()
  await open(OTHER)
  minutes(9)
  expect(question()).toBeNull()
  expect(localStorage.getItem(`conv_total_${OTHER}`)).toBe('540000')
})
