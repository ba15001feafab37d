import type { PushState } from '@confida/contracts'
import { aUser } from '@confida/testing'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { chatNetwork, luna, marco } from '../testing/chat-network.ts'
import { openChat, openMenu } from '../testing/open-chat.tsx'

const CHOICE = `/api/companions/${luna.id}/push`
const SUBSCRIPTION = '/api/push/subscription'
const REMINDERS = `/api/companions/${luna.id}/reminders`
const KEY = 'BAAA'

let network: ReturnType<typeof chatNetwork>
let state: PushState
let answer: NotificationPermission
let subscribed: PushSubscriptionOptionsInit[]
let isKnown: boolean

const inBrowser = {
  options: { applicationServerKey: new Uint8Array([4, 0, 0]).buffer },
  toJSON: () => ({ endpoint: 'https://push.example.org/a', keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: async () => {
    isKnown = false
    return true
  },
}
const pushManager = {
  getSubscription: async () => (isKnown ? inBrowser : null),
  subscribe: async (options: PushSubscriptionOptionsInit) => {
    subscribed.push(options)
    isKnown = true
    return inBrowser
  },
}

/** What jsdom does not have. */
function fakeBrowser() {
  const notification = {
    permission: 'default' as NotificationPermission,
    requestPermission: async () => answer,
  }
  notification.requestPermission = async () => {
    notification.permission = answer
    return answer
  }
  Object.assign(window, { PushManager: class {}, Notification: notification })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager }) },
  })
}

beforeEach(() => {
  localStorage.clear()
  answer = 'granted'
  subscribed = []
  isKnown = false
  state = { public_key: KEY, is_subscribed: false, companions: [], quiet_from: 22, quiet_to: 8 }
  network = chatNetwork()
  fakeBrowser()
  const change = (changes: Partial<PushState>) => {
    state = { ...state, ...changes }
    return { body: state }
  }
  network.on('GET', '/api/push', () => ({ body: state }))
  network.on('PUT', SUBSCRIPTION, () => change({ is_subscribed: true }))
  network.on('DELETE', SUBSCRIPTION, () => change({ is_subscribed: false }))
  network.on('PUT', '/api/push/quiet-hours', ({ body }) => change(body as PushState))
  network.on('PUT', CHOICE, ({ body }) =>
    change({ companions: (body as { enabled: boolean }).enabled ? [luna.id] : [] }),
  )
  network.on('GET', REMINDERS, {
    body: [{ memory_id: luna.id, text: 'Hai un colloquio domani', day: '2026-11-25' }],
  })
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(window, 'PushManager')
})

const item = () => screen.findByRole('menuitem', { name: 'Promemoria' })
async function openDialog() {
  await openChat()
  await openMenu()
  await userEvent.click(await item())
}
const box = () => screen.findByRole('checkbox', { name: 'Luna può mandarmi promemoria' })

describe('reminders', () => {
  it('are explained before the browser asks, and then come to this browser', async () => {
    await openDialog()
    expect(screen.getByText(/nessun nome, nessun contenuto/)).toBeVisible()
    expect(subscribed).toEqual([])
    await userEvent.click(await box())
    await waitFor(async () => expect(await box()).toBeChecked())
    expect(subscribed).toEqual([{ userVisibleOnly: true, applicationServerKey: KEY }])
    expect(network.sent('PUT', SUBSCRIPTION)[0]?.body).toEqual({
      endpoint: 'https://push.example.org/a',
      p256dh: 'p',
      auth: 'a',
      time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    })
  })

  it('stay off where the person says no, and say where that is changed', async () => {
    answer = 'denied'
    await openDialog()
    await userEvent.click(await box())
    expect(await screen.findByText(/Il browser blocca le notifiche/)).toBeVisible()
    expect(await box()).not.toBeChecked()
    expect(network.sent('PUT', CHOICE)).toEqual([])
  })

  it('end in the browser with the last partner that may remind', async () => {
    isKnown = true
    state = { ...state, is_subscribed: true, companions: [luna.id] }
    await openDialog()
    await userEvent.click(await box())
    await waitFor(async () => expect(await box()).not.toBeChecked())
    expect(network.sent('DELETE', SUBSCRIPTION)).toHaveLength(1)
    expect(isKnown).toBe(false)
  })

  it('go on for another partner', async () => {
    state = { ...state, is_subscribed: true, companions: [luna.id, marco.id] }
    network.on('PUT', CHOICE, () => ({ body: { ...state, companions: [marco.id] } }))
    await openDialog()
    await userEvent.click(await box())
    await waitFor(async () => expect(await box()).not.toBeChecked())
    expect(network.sent('DELETE', SUBSCRIPTION)).toEqual([])
  })

  it('are quiet when the person says so', async () => {
    state = { ...state, is_subscribed: true, companions: [luna.id] }
    await openDialog()
    expect(screen.getByText(/Al massimo una notifica/).closest('ul')).toHaveFocus()
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Dalle' }), '20:00')
    await waitFor(() => expect(network.sent('PUT', '/api/push/quiet-hours')).toHaveLength(1))
    expect(network.sent('PUT', '/api/push/quiet-hours')[0]?.body).toMatchObject({
      quiet_from: 20,
      quiet_to: 8,
    })
  })

  it('can be had here, too, where another browser has them', async () => {
    state = { ...state, companions: [luna.id] }
    await openDialog()
    await userEvent.click(await screen.findByRole('button', { name: 'Attiva qui' }))
    await waitFor(() => expect(screen.queryByText(/ma non in questo browser/)).toBeNull())
  })

  it('are not offered without keys, nor where the browser has none', async () => {
    state = { ...state, public_key: null }
    await openChat()
    await openMenu()
    expect(screen.queryByRole('menuitem', { name: 'Promemoria' })).toBeNull()
    cleanup()
    state = { ...state, public_key: KEY }
    Reflect.deleteProperty(window, 'PushManager')
    await openChat()
    await openMenu()
    expect(screen.queryByRole('menuitem', { name: 'Promemoria' })).toBeNull()
  })
})

describe('who logs in again', () => {
  beforeEach(() => {
    isKnown = true
    answer = 'granted'
    Object.assign(window.Notification, { permission: 'granted' })
    state = { ...state, companions: [luna.id] }
  })

  it('has reminders in this browser again, if they asked for them here', async () => {
    localStorage.setItem('confida_push_user', aUser().id)
    await openChat()
    await waitFor(() => expect(network.sent('PUT', SUBSCRIPTION)).toHaveLength(1))
  })

  it('has none that somebody else asked for', async () => {
    localStorage.setItem('confida_push_user', marco.id)
    await openChat()
    await screen.findByText('Hai un colloquio domani')
    expect(network.sent('PUT', SUBSCRIPTION)).toEqual([])
  })
})

it('stand in the conversation with what they are about, until they are closed', async () => {
  state = { ...state, is_subscribed: true, companions: [luna.id] }
  await openChat()
  const note = (await screen.findByText('Hai un colloquio domani')).closest('[role=status]')
  expect(note).toHaveTextContent('Promemoria')
  await userEvent.click(await screen.findByRole('button', { name: 'Chiudi' }))
  expect(screen.queryByText('Hai un colloquio domani')).toBeNull()
})
