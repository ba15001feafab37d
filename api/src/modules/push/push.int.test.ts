import { createPublicKey, verify } from 'node:crypto'
import {
  createCompanion,
  registerUser,
  runJob,
  startConversation,
  startTestApi,
  type TestApi,
  type TestUser,
  waitForAnalysis,
  waitUntil,
} from '@confida/api/testing'
import { longTest } from '@confida/jest-presets/long-test'
import { type FakePushService, startFakePushService } from '@confida/testing/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import webpush from 'web-push'

let service: FakePushService
let api: TestApi
let user: TestUser
let companionId: string
const keys = webpush.generateVAPIDKeys()

beforeAll(async () => {
  service = await startFakePushService()
  const push = { ...keys, subject: 'mailto:aiuto@example.org', services: [service.origin] }
  api = await startTestApi({ config: { push, jobPollSeconds: 1 } })
})
afterAll(async () => {
  await api?.close()
  await service?.close()
})
beforeEach(async () => {
  await run('delete from push_settings')
  await run('delete from push_subscriptions')
  user = await registerUser(api)
  companionId = await createCompanion(api, user)
  service.received.length = 0
  service.answer(201)
})

const run = <Row extends object>(text: string, values: unknown[] = []) =>
  api.database.rows<Row & Record<string, unknown>>({ name: '', text }, values)
const call = (method: string, path: string, body?: object, { token } = user) =>
  api.call(method, path, { token, body })

/** A zone in which it is this hour now. */
function zoneAt(hour: number): string {
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}
const subscription = (hour = 19) => ({ ...service.subscribe(user.id), time_zone: zoneAt(hour) })
const subscribe = (hour = 19) => call('PUT', '/api/push/subscription', subscription(hour))
const choose = (enabled: boolean) => call('PUT', `/api/companions/${companionId}/push`, { enabled })

/** As a message of the day before yesterday would have it remembered. */
async function tell(days: number, hour = 19): Promise<void> {
  await run(
    `insert into memories (owner_id, companion_id, kind, key, text, value, told_at)
     values ($1, $2, 'date', $4, 'Hai un colloquio', to_char(now() at time zone $3 + $5 * interval '1 day', 'YYYY-MM-DD'),
       now() - interval '2 days')`,
    [user.id, companionId, zoneAt(hour), `date:interview:${crypto.randomUUID()}`, days],
  )
}
async function plan(): Promise<void> {
  await runJob(api, 'push.plan')
  await waitUntil(async () => {
    const open = `select from pgboss.job where name = 'push.send' and state in ('created', 'active')`
    return (await run(open)).length === 0
  })
}
const pushed = () => service.received.filter(({ path }) => path.endsWith(user.id))

describe('a reminder', () => {
  beforeEach(async () => {
    await subscribe()
    await choose(true)
    await tell(1)
  })

  it('comes on the eve, encrypted and signed, in words that betray nothing', async () => {
    await plan()
    const [message] = pushed()
    if (!message) throw new Error('nothing was pushed')
    const { headers, body, text } = message
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: expect.stringMatching(/^\d+$/),
      topic: 'reminder',
      urgency: 'normal',
    })
    expect(Number(headers.ttl)).toBeLessThanOrEqual(3 * 3600)
    expect(body.includes('Confida')).toBe(false)
    expect(JSON.parse(text)).toEqual({
      title: 'Confida',
      body: 'C’è un promemoria per te.',
      language: 'it',
      url: `/text-chat/${companionId}`,
    })
    expect(claimsOf(headers.authorization)).toMatchObject({
      aud: service.origin,
      sub: 'mailto:aiuto@example.org',
    })
  })

  it('comes once a day, of two dates and for two plans at the same moment', async () => {
    await tell(1)
    await Promise.all([plan(), plan()])
    await plan()
    expect(pushed()).toHaveLength(1)
    await run(`update push_settings set silent_since = now() - interval '1 day' where user_id = $1`, [
      user.id,
    ])
    await plan()
    expect(pushed()).toHaveLength(2)
  })

  it('is for each browser of the person', async () => {
    const token = (await call('POST', '/api/auth/login', { email: user.email, password: user.password })).body
      .token
    const other = { ...subscription(), endpoint: `${service.origin}/send/other-${user.id}` }
    await api.call('PUT', '/api/push/subscription', { token, body: other })
    await plan()
    expect(
      pushed()
        .map(({ path }) => path)
        .sort(),
    ).toEqual([`/send/${user.id}`, `/send/other-${user.id}`])
  })

  it.each([
    [
      'the quiet hours',
      () => call('PUT', '/api/push/quiet-hours', { quiet_from: 19, quiet_to: 20, time_zone: zoneAt(19) }),
    ],
    ['a partner that may not', () => choose(false)],
    ['a partner that is gone', () => call('DELETE', `/api/companions/${companionId}`)],
    ['a forgotten memory', () => call('DELETE', `/api/companions/${companionId}/memories`)],
    ['a browser that was taken off', () => call('DELETE', '/api/push/subscription')],
    ['a logout', () => call('POST', '/api/auth/logout')],
    ['a deleted account', () => call('DELETE', '/api/account', { password: user.password })],
    ['standby', () => run('update users set is_standby = true where id = $1', [user.id])],
  ])('does not come after %s', async (_, change) => {
    await change()
    await plan()
    expect(pushed()).toEqual([])
  })

  it('does not come within a day of a message that spoke of risk, not even when its chat was deleted', async () => {
    const session = await startConversation(api, user, companionId)
    await call('POST', `/api/chat/${session}/send`, { message: 'Voglio morire', language: 'it' })
    await plan()
    await call('DELETE', `/api/companions/${companionId}/messages`)
    await plan()
    expect(pushed()).toEqual([])
    await run(`update push_settings set silent_since = now() - interval '1 day' where user_id = $1`, [
      user.id,
    ])
    await plan()
    expect(pushed()).toHaveLength(1)
  })

  it('does not come within a day of a risk from before it was asked for', async () => {
    await run('delete from push_settings')
    const session = await startConversation(api, user, companionId)
    await call('POST', `/api/chat/${session}/send`, { message: 'Voglio morire', language: 'it' })
    await subscribe()
    await plan()
    expect(pushed()).toEqual([])
    expect((await call('GET', `/api/companions/${companionId}/reminders`)).body).toEqual([])
  })

  it.each([404, 410])('that is answered %i ends the subscription', async (status) => {
    service.answer(status)
    await plan()
    expect((await call('GET', '/api/push')).body.is_subscribed).toBe(false)
  })

  it('is tried again where the push service has a fault, until the choice is withdrawn', async () => {
    service.answer(503)
    await plan()
    service.answer(201)
    const unfinished = `select from pgboss.job where name = 'push.send' and state < 'completed'`
    expect(await run(unfinished)).toHaveLength(1)
    const [job] = await run<{ output: object }>(
      `select output from pgboss.job where name = 'push.send' and state = 'retry'`,
    )
    expect(job?.output).toMatchObject({ message: 'the push service answered 503' })
    expect(JSON.stringify(job)).not.toContain('/send/')
    const due = `update pgboss.job set start_after = now() where name = 'push.send' and state = 'retry'`
    await choose(false)
    await run(due)
    await waitUntil(async () => (await run(unfinished)).length === 0)
    expect(pushed()).toHaveLength(1)
  })

  it('stands in the conversation with what it is about', async () => {
    const path = `/api/companions/${companionId}/reminders`
    expect((await call('GET', path)).body).toEqual([
      {
        memory_id: expect.any(String),
        text: 'Hai un colloquio',
        day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ])
    expect((await call('GET', path, undefined, await registerUser(api))).status).toBe(404)
    await choose(false)
    expect((await call('GET', path)).body).toEqual([])
  })
})

it('comes of what somebody has said in a chat', async () => {
  await subscribe()
  await choose(true)
  const session = await startConversation(api, user, companionId)
  await call('POST', `/api/chat/${session}/send`, { message: 'Tra 3 giorni ho un colloquio', language: 'it' })
  await waitForAnalysis(api)
  const [told] = await run<{ value: string }>('select value from memories where owner_id = $1', [user.id])
  expect(told?.value).toBe(new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10))
})

it('of what was told today or lies further off does not come', async () => {
  await subscribe()
  await choose(true)
  await tell(2)
  await tell(1)
  await run(
    'update memories set told_at = now() where owner_id = $1 and value = to_char(now() at time zone $2 + $3::interval, $4)',
    [user.id, zoneAt(19), '1 day', 'YYYY-MM-DD'],
  )
  await plan()
  expect(pushed()).toEqual([])
})

describe('the choice', () => {
  it('is quiet from 22 to 8 at first, with nobody reminding', async () => {
    expect((await call('GET', '/api/push')).body).toEqual({
      public_key: keys.publicKey,
      is_subscribed: false,
      companions: [],
      quiet_from: 22,
      quiet_to: 8,
    })
    await subscribe()
    await call('PUT', '/api/push/quiet-hours', { quiet_from: 21, quiet_to: 9, time_zone: 'Europe/Rome' })
    await subscribe()
    expect((await choose(true)).body).toMatchObject({
      is_subscribed: true,
      companions: [companionId],
      quiet_from: 21,
      quiet_to: 9,
    })
  })

  it('refuses addresses of its own network, foreign partners and what is no subscription', async () => {
    const put = (change: object) => call('PUT', '/api/push/subscription', { ...subscription(), ...change })
    for (const endpoint of ['https://127.0.0.1/a', 'http://localhost:3000/api', 'https://example.org/a'])
      expect(await put({ endpoint })).toMatchObject({ status: 409, body: { code: 'push_unavailable' } })
    for (const change of [
      { p256dh: 'B' },
      { auth: '' },
      { time_zone: 'Mars/Base' },
      { endpoint: 'file:///etc' },
    ])
      expect((await put(change)).status).toBe(400)
    const stranger = await registerUser(api)
    const path = `/api/companions/${companionId}/push`
    expect((await call('PUT', path, { enabled: true }, stranger)).status).toBe(404)
    expect(
      (await call('PUT', '/api/push/quiet-hours', { quiet_from: 24, quiet_to: 8, time_zone: 'UTC' })).status,
    ).toBe(400)
  })

  it('keeps ten browsers of a person, and a browser for who has used it last', async () => {
    for (let n = 0; n < 11; n++) {
      const { body } = await call('POST', '/api/auth/login', { email: user.email, password: user.password })
      const endpoint = `${service.origin}/send/${n}-${user.id}`
      await api.call('PUT', '/api/push/subscription', {
        token: body.token,
        body: { ...subscription(), endpoint },
      })
    }
    const kept = () =>
      run<{ endpoint: string }>(
        'select endpoint from push_subscriptions where user_id = $1 order by created_at',
        [user.id],
      )
    expect(await kept()).toHaveLength(10)
    expect((await kept())[0]?.endpoint).toContain('/send/1-')
    const next = await registerUser(api)
    await call(
      'PUT',
      '/api/push/subscription',
      { ...subscription(), endpoint: (await kept())[0]?.endpoint },
      next,
    )
    expect(await kept()).toHaveLength(9)
  })

  it('is in the download, without the secrets of the browser', async () => {
    await subscribe()
    await choose(true)
    const { body, text } = await call('GET', '/api/account/export')
    expect(body.notifications).toMatchObject({ quiet_from: 22, browsers: [{ service: service.origin }] })
    expect(body.companions).toMatchObject([{ may_remind: true }])
    expect(text).not.toContain(`/send/${user.id}`)
  })
})

longTest('is not offered without keys', async () => {
  const plain = await startTestApi()
  try {
    const { token } = await registerUser(plain)
    expect((await plain.call('GET', '/api/push', { token })).body.public_key).toBeNull()
    const body = { ...subscription(), endpoint: 'https://fcm.googleapis.com/fcm/send/a' }
    expect((await plain.call('PUT', '/api/push/subscription', { token, body })).body.code).toBe(
      'push_unavailable',
    )
  } finally {
    await plain.close()
  }
})

/** What a push service reads of the signature, once it has checked it. */
function claimsOf(authorization = ''): object {
  const [, token = '', key = ''] = /^vapid t=(.+), k=(.+)$/.exec(authorization) ?? []
  expect(key).toBe(keys.publicKey)
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const [head, claims = '', signature = ''] = token.split('.')
  const signed = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const
  expect(
    verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url')),
  ).toBe(true)
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}
