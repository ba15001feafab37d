import { startTestApi, type TestApi } from '@confida/api/testing'
import { afterAll, beforeAll, expect, it } from '@jest/globals'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ config: { rateLimitPerAddress: 2, trustProxy: ['10.0.0.0/8'] } })
})
afterAll(() => api?.close())

async function register(forwardedFor: string) {
  const body = { name: 'Anna', email: `anna.${crypto.randomUUID()}@example.com`, password: 'segreto' }
  const headers = { 'x-forwarded-for': forwardedFor }
  return (await api.call('POST', '/api/auth/register', { body, headers })).status
}

it.each([
  ['one address, whatever it says before', ['203.0.113.9', '1.1.1.1, 203.0.113.9', '1.1.1.2, 203.0.113.9']],
  [
    'who comes through a trusted proxy',
    ['203.0.113.10', '203.0.113.10, 10.0.0.1', '203.0.113.10, 10.0.0.2, 10.0.0.1'],
  ],
  ['a /64 of IPv6', ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '2001:db8:1:2:3:4:5:6']],
  ['the same address written as IPv6', ['203.0.113.11', '::ffff:203.0.113.11', '::ffff:cb00:710b']],
  ['a proxy that names no address', ['unknown, 10.0.0.7', '"; drop, 10.0.0.7', '999.1.1.1, 10.0.0.7']],
])('counts %s together', async (_, senders) => {
  const statuses: number[] = []
  for (const sender of senders) statuses.push(await register(sender))
  expect(statuses).toEqual([201, 201, 429])
})

it('counts another /64, and who else comes through the proxy, apart', async () => {
  expect(await register('2001:db8:1:3::1')).toBe(201)
  expect(await register('203.0.113.12, 10.0.0.1')).toBe(201)
})
