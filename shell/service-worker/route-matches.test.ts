import { expect, it } from '@jest/globals'
import type { RouteMatchCallbackOptions } from 'workbox-core'
import { isPage, isRegistry, isVouchedFor } from './route-matches.ts'

const ORIGIN = 'https://confida.example'

function asked(address: string, request: Partial<Request> = {}) {
  const url = new URL(address, ORIGIN)
  return { url, sameOrigin: url.origin === ORIGIN, request: { integrity: '', mode: 'cors', ...request } }
}

const isServed = (options: ReturnType<typeof asked>) =>
  [isPage, isRegistry, isVouchedFor].some((matches) =>
    matches(options as unknown as RouteMatchCallbackOptions),
  )

it.each([
  ['/api/auth/profile', {}],
  ['/api/companions/1/messages', { integrity: 'sha256-x' }],
  ['/api', { integrity: 'sha256-x' }],
  ['/api/payments/checkout/1', { mode: 'navigate' }],
  ['/remotes/mfe-chat/third-party-notices', { mode: 'navigate' }],
  ['/third-party-notices.txt', { mode: 'navigate' }],
  ['https://elsewhere.example/data', {}],
  ['https://elsewhere.example/remotes.json', {}],
] as [string, Partial<Request>][])('lets %s %j pass to the network', (address, request) => {
  expect(isServed(asked(address, request))).toBe(false)
})

it.each([
  ['/', { mode: 'navigate' }],
  ['/text-chat/1?search=a.b', { mode: 'navigate' }],
  ['/remotes.json', {}],
  ['https://remotes.example/mfe-chat/1.0.0/chat.js', { integrity: 'sha256-x' }],
] as [string, Partial<Request>][])('serves %s without a connection', (address, request) => {
  expect(isServed(asked(address, request))).toBe(true)
})
