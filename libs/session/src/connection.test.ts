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

/** Opens a screen that asks the network once. @returns what it does now, and what it comes to show */
function open() {
  queryClient.mount()
  stop.push(() => queryClient.unmount())
  const observer = new QueryObserver(queryClient, { queryKey: ['greeting'], queryFn: async () => 'ciao' })
  const shown = Promise.withResolvers<string>()
  stop.push(observer.subscribe(({ data }) => data && shown.resolve(data)))
  return { now: () => observer.getCurrentResult(), shown: shown.promise }
}

function close() {
  for (const each of stop.splice(0)) each()
  queryClient.clear()
}

it('has what waits asked for once it is back', async () => {
  setOnline(false)
  const { now, shown } = open()
  expect(now().fetchStatus).toBe('paused')
  setOnline(true)
  expect(await shown).toBe('ciao')
})

it('is known to be back where it came while no screen was open', async () => {
  open()
  setOnline(false)
  close()
  setOnline(true)
  expect(await open().shown).toBe('ciao')
})
