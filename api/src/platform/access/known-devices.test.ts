import { expect, it } from '@jest/globals'
import { parseSetCookie, stringifyCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import jwt from 'jsonwebtoken'
import type { Config } from '../config/config.ts'
import { KnownDevices } from './known-devices.ts'

const config = {
  jwtSecret: 'a-secret-of-tests-that-is-long-enough',
  previousJwtSecrets: [] as string[],
  publicUrl: 'http://localhost:4200',
}
const devicesWith = (changes: Partial<typeof config> = {}) =>
  new KnownDevices({ ...config, ...changes } as Config)

const request = (cookie?: string, protocol = 'http') =>
  ({ headers: { cookie }, ips: ['203.0.113.1'], protocol }) as unknown as FastifyRequest

/** Logs the users in one after the other, in one browser. */
function logIn(
  devices: KnownDevices,
  users: string[],
  { cookie, protocol }: { cookie?: string; protocol?: string } = {},
) {
  let kept = cookie
  let header = ''
  const reply = {
    header: (_: string, value: string) => {
      header = value
    },
  } as unknown as FastifyReply
  for (const user of users) {
    devices.remember(request(kept, protocol), reply, user)
    kept = `other=1; ${stringifyCookie({ confida_device: parseSetCookie(header).value })}`
  }
  return { header, cookie: kept ?? '' }
}

it('keeps from scripts and from other sites, and goes over TLS where there is some', () => {
  expect(logIn(devicesWith(), ['anna']).header).toMatch(
    /^confida_device=[^;]+; Max-Age=15552000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
  )
  expect(logIn(devicesWith(), ['anna'], { protocol: 'https' }).header).toContain('; Secure')
  expect(logIn(devicesWith({ publicUrl: 'https://confida.example' }), ['anna']).header).toContain('; Secure')
})

it('knows the last five people of a browser, which stays the same one', () => {
  const devices = devicesWith()
  const { cookie } = logIn(devices, ['a', 'b', 'c', 'd', 'e', 'f', 'c'])
  const { device, address } = devices.visitorOf(request(cookie))
  expect(device?.users).toEqual(['c', 'f', 'e', 'd', 'b'])
  expect(address).toBe('203.0.113.1')
  const later = devices.visitorOf(request(logIn(devices, ['a'], { cookie }).cookie))
  expect(later.device?.id).toBe(device?.id)
  expect(devices.visitorOf(request(logIn(devices, ['a']).cookie)).device?.id).not.toBe(device?.id)
})

it('still knows who was remembered with the secret before', () => {
  const { cookie } = logIn(devicesWith(), ['anna'])
  const changed = { jwtSecret: 'another-secret-of-tests-that-is-long-enough' }
  expect(devicesWith(changed).visitorOf(request(cookie)).device).toBeUndefined()
  const previousJwtSecrets = [config.jwtSecret]
  expect(devicesWith({ ...changed, previousJwtSecrets }).visitorOf(request(cookie)).device?.users).toEqual([
    'anna',
  ])
})

it.each([
  ['nothing', undefined],
  ['an empty cookie', 'confida_device='],
  ['no token', 'confida_device=x; confida_device=y'],
  [
    'a token of the tokens’ key',
    `confida_device=${jwt.sign({ id: 'x', users: ['anna'] }, config.jwtSecret)}`,
  ],
  [
    'an unsigned token',
    `confida_device=${jwt.sign({ id: 'x', users: ['anna'] }, '', { algorithm: 'none' })}`,
  ],
])('takes %s for no device', (_, cookie) => {
  expect(devicesWith().visitorOf(request(cookie)).device).toBeUndefined()
})
