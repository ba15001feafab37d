import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { forwardedHeaders, trustedProxies } from './forwarded-headers.ts'

let warn: jest.SpiedFunction<typeof console.warn>
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => warn.mockRestore())

const request = (remoteAddress: string | undefined, headers: IncomingHttpHeaders) =>
  ({ socket: { remoteAddress }, headers }) as IncomingMessage

const claims = { host: 'confida.example', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' }

function addressOf(setting: string | undefined, peer: string, forwardedFor: string) {
  const headers = { ...claims, 'x-forwarded-for': forwardedFor }
  return forwardedHeaders(trustedProxies(setting))(request(peer, headers))['x-forwarded-for']
}

it.each([
  // Nobody is trusted: the client's word counts for nothing.
  [undefined, '203.0.113.9', '1.1.1.1', '203.0.113.9'],
  ['', '127.0.0.1', '1.1.1.1', '127.0.0.1'],
  ['0', '127.0.0.1', '1.1.1.1', '127.0.0.1'],
  ['10.0.0.0/8', '203.0.113.9', '1.1.1.1', '203.0.113.9'],
  // By address: up to the first that is not trusted, whatever it claims before.
  ['10.0.0.0/8', '10.0.0.1', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
  ['10.0.0.0/8, 203.0.113.9', '10.0.0.1', '1.1.1.1, 203.0.113.9', '1.1.1.1'],
  ['loopback', '::1', '2001:db8::7', '2001:db8::7'],
  // By number.
  ['1', '203.0.113.1', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
  ['2', '203.0.113.1', '1.1.1.1, 203.0.113.9', '1.1.1.1'],
  // What is no address is ignored.
  ['1', '203.0.113.1', 'unknown', '203.0.113.1'],
  ['10.0.0.0/8', '10.0.0.1', 'x'.repeat(5000), '10.0.0.1'],
  ['10.0.0.0/8', '10.0.0.1', '1.1.1.1, <script>', '10.0.0.1'],
])('with TRUST_PROXY=%s, %s naming %j is %s', (setting, peer, forwardedFor, address) => {
  expect(addressOf(setting, peer, forwardedFor)).toBe(address)
})

it('takes the address and the scheme that was asked for from a trusted proxy only', () => {
  const headersFrom = (peer: string) => forwardedHeaders(trustedProxies('10.0.0.1'))(request(peer, claims))
  expect(headersFrom('10.0.0.1')).toMatchObject({
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.example',
  })
  expect(headersFrom('10.0.0.2')).toMatchObject({
    'x-forwarded-proto': 'http',
    'x-forwarded-host': 'confida.example',
  })
})

it('passes no request on that has no sender any more', () => {
  const headersOf = forwardedHeaders(trustedProxies('1'))
  expect(() => headersOf(request(undefined, { 'x-forwarded-for': 'unknown' }))).toThrow('Bad Request')
})

it('warns once of a proxy nearby that nobody trusts', () => {
  const headersOf = forwardedHeaders(trustedProxies())
  headersOf(request('203.0.113.9', { 'x-forwarded-for': '1.1.1.1' }))
  expect(warn).not.toHaveBeenCalled()
  for (const peer of ['127.0.0.1', '10.0.0.1']) headersOf(request(peer, { 'x-forwarded-for': '1.1.1.1' }))
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^127\.0\.0\.1 .*TRUST_PROXY/)]])
})
