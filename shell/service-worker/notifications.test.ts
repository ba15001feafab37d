import { beforeEach, expect, it, jest } from '@jest/globals'
import { showNotifications } from './notifications.ts'

const ORIGIN = 'https://confida.example'
const message = { title: 'Confida', body: 'لديك تذكير.', language: 'ar', url: '/text-chat/7' }

let handlers: Record<string, (event: object) => void>
let tabs: { url: string; focus: () => Promise<void> }[]
const shown = jest.fn(async (_title: string, _options: object) => undefined)
const openWindow = jest.fn(async (_url: string) => null)

/** Has the worker handle an event to its end. */
async function dispatch(type: string, event: object): Promise<void> {
  const until: Promise<unknown>[] = []
  handlers[type]?.({ ...event, waitUntil: (work: Promise<unknown>) => until.push(work) })
  await Promise.all(until)
}
const click = (url: string) =>
  dispatch('notificationclick', { notification: { data: url, close: () => undefined } })

beforeEach(() => {
  handlers = {}
  tabs = []
  shown.mockClear()
  openWindow.mockClear()
  Object.assign(globalThis, {
    self: {
      addEventListener: (type: string, handler: (event: object) => void) => {
        handlers[type] = handler
      },
      registration: { showNotification: shown },
      location: { origin: ORIGIN },
      clients: { matchAll: async () => tabs, openWindow },
    },
  })
  showNotifications()
})

it('shows what was pushed, in the direction of its language', async () => {
  await dispatch('push', { data: { json: () => message } })
  expect(shown).toHaveBeenCalledWith(
    'Confida',
    expect.objectContaining({ body: 'لديك تذكير.', lang: 'ar', dir: 'rtl', tag: 'reminder' }),
  )
})

it('opens the conversation, or the tab in which it is open', async () => {
  const focus = jest.fn(async () => undefined)
  tabs = [{ url: `${ORIGIN}/dashboard`, focus }]
  await click('/text-chat/7')
  expect(openWindow).toHaveBeenCalledWith(`${ORIGIN}/text-chat/7`)
  expect(focus).not.toHaveBeenCalled()
  tabs = [{ url: `${ORIGIN}/text-chat/7`, focus }]
  await click('/text-chat/7')
  expect(openWindow).toHaveBeenCalledTimes(1)
  expect(focus).toHaveBeenCalledTimes(1)
})

it('opens nothing of another site', async () => {
  await click('https://evil.example/')
  await click('//evil.example/')
  expect(openWindow).not.toHaveBeenCalled()
})
