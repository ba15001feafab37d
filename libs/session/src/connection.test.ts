import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { QueryObserver } from '@tanstack/react-query'
import { queryClient } from './queries.tsx'

let isOnline: boolean
const stop: (() => void)[] = []

beforeEach(() => {
  isOnline = true
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})

afterEach(() => {
  close()
  setOnline(true)
  jest.restoreAllMocks()
})

function setOnline(isNowOnline: boolean) {
  isOnline = isNowOnline
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

/** Opens a screen that asks the network once. @returns what it does now */
function open() {
  queryClient.mount()
  stop.push(() => queryClient.unmount())
  const observer = new QueryObserver(queryClient, { queryKey: ['greeting'], queryFn: async () => 'ciao' })
  stop.push(observer.subscribe(() => undefined))
  return () => observer.getCurrentResult()
}

function close() {
  for (const each of stop.splice(0)) each()
  queryClient.clear()
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 20))

it('has what waits asked for once it is back', async () => {
  setOnline(false)
  const shown = open()
  await soon()
  expect(shown().fetchStatus).toBe('paused')
  setOnline(true)
  await soon()
  expect(shown().data).toBe('ciao')
})

it('is known to be back where it came while no screen was open', async () => {
  open()
  setOnline(false)
  close()
  setOnline(true)
  const shown = open()
  await soon()
  expect(shown().data).toBe('ciao')
})
