import { startI18n } from '@confida/i18n'
import type { RemoteRelease } from '@confida/remote-kit'
import { type FakeNetwork, fakeNetwork } from '@confida/testing'
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { prefetch } from './prefetch.ts'
import { prefetchPointedLinks } from './prefetch-pointed-links.ts'
import { loadRegistry } from './registry.ts'
import { fakeRemote, release, remote } from './testing/fake-remote.ts'

const auth: RemoteRelease = {
  ...release,
  name: 'mfe-auth',
  routes: [
    { path: '/', screen: 'landing', access: 'visitor' },
    { path: '/auth', screen: 'auth', access: 'public' },
  ],
}
const companions: RemoteRelease = {
  ...release,
  name: 'mfe-companions',
  routes: [{ path: '/dashboard', screen: 'dashboard', access: 'user' }],
}

let network: FakeNetwork
let origin: ReturnType<typeof fakeRemote>

beforeEach(async () => {
  localStorage.clear()
  network = fakeNetwork()
  origin = fakeRemote(network)
  network.on('GET', '/remotes.json', { body: [auth, companions, release] })
  await loadRegistry()
})

afterEach(() => origin.stop())

describe('a screen is loaded before it is shown', () => {
  const load = jest.fn<Parameters<typeof prefetch>[1]>()
  beforeEach(() => {
    load.mockReset()
    load.mockResolvedValue(undefined)
  })

  it.each([
    ['/', 'a visitor', ['mfe-auth', 'landing']],
    ['/auth', 'a visitor', ['mfe-auth', 'auth']],
    ['/auth', 'a user', ['mfe-auth', 'auth']],
    ['/text-chat/1', 'a user', ['mfe-chat', 'chat']],
  ])('%s for %s', async (path, whom, screen) => {
    if (whom === 'a user') localStorage.setItem('token', 't')
    await prefetch(path, load)
    expect(load.mock.calls).toEqual([screen])
  })

  it.each([
    ['/', 'a user'],
    ['/text-chat/1', 'a visitor'],
    ['/nowhere', 'a visitor'],
    ['/dashboard', 'a user'],
    ['/admin', 'a user'],
  ])('not %s for %s', async (path, whom) => {
    if (whom === 'a user') localStorage.setItem('token', 't')
    await prefetch(path, load)
    expect(load).not.toHaveBeenCalled()
  })

  it('and a failure is left to the screen itself', async () => {
    load.mockRejectedValue(new Error('offline'))
    await expect(prefetch('/auth', load)).resolves.toBeUndefined()
  })
})

describe('a link', () => {
  beforeAll(() => prefetchPointedLinks())
  beforeEach(async () => {
    localStorage.setItem('token', 't')
    await startI18n()
  })
  afterEach(() => document.body.replaceChildren())

  function addLink(address: string): HTMLElement {
    document.body.innerHTML = `<a href="${address}"><span>chat</span></a><p>no link</p>`
    return document.body.querySelector('span') as HTMLElement
  }

  it('loads nothing where it leads elsewhere, and neither does what is no link', async () => {
    const load = jest.fn(async () => ({ Screen: () => null }))
    remote.routes = { chat: { load } }
    const fault = jest.fn()
    window.addEventListener('error', fault)
    const elsewhere = addLink('https://elsewhere.example/text-chat/1')
    elsewhere.dispatchEvent(new Event('pointerover', { bubbles: true }))
    document.querySelector('p')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
    document.dispatchEvent(new Event('focusin'))
    // What is pointed at next comes after what would have been loaded.
    addLink('/text-chat/1').dispatchEvent(new Event('pointerover', { bubbles: true }))
    await waitFor(() => expect(load).toHaveBeenCalled())
    expect(load).toHaveBeenCalledTimes(1)
    expect(fault).not.toHaveBeenCalled()
    window.removeEventListener('error', fault)
  })

  it.each(['pointerover', 'focusin'])('has its screen loaded at %s', async (event) => {
    const load = jest.fn(async () => ({ Screen: () => null }))
    remote.routes = { chat: { load } }
    addLink('/text-chat/1').dispatchEvent(new Event(event, { bubbles: true }))
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  })
})
