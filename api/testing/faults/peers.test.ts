import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type ApiProcess,
  createTestDatabase,
  startApiProcess,
  type TestDatabase,
  waitUntil,
} from '@confida/api/testing'
import {
  type FakeAi,
  type FakeStripe,
  startFakeAi,
  startFakeStripe,
  startTestRedis,
  type TestRedis,
} from '@confida/testing/server'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import pg from 'pg'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { type PeerMode, type SwitchedPeer, switchPeer } from './switched-peer.ts'
import { findDamage, startWriter } from './writer.ts'

const FAULT_MS = 8_000
const WRITE_EVERY_MS = 2_500
/** Of calls that need none of the four: what a limit waits for a Redis that is late, twice. */
const ANSWER_WITHIN_MS = 6_000

let database: TestDatabase
let client: pg.Client
let ai: FakeAi
let stripe: FakeStripe
let redis: TestRedis
let smtp: SMTPServer
let peers: SwitchedPeer[]
let api: ApiProcess
/** Addresses by the Message-ID. */
const received = new Map<string, string>()

beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  ai = await startFakeAi()
  stripe = await startFakeStripe()
  redis = await startTestRedis()
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // A connection that is cut before the answer has the mail come again, under its Message-ID: servers drop that one.
    onData: async (stream, { envelope }, done) => {
      const { messageId = '' } = await PostalMime.parse(await text(stream))
      received.set(messageId, envelope.rcptTo[0]?.address ?? '')
      done()
    },
  })
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  const { port } = smtp.server.address() as AddressInfo
  const [aiPeer, stripePeer, redisPeer, smtpPeer] = await Promise.all([
    switchPeer(ai.baseUrl),
    switchPeer(stripe.apiBase),
    switchPeer(redis.url),
    switchPeer(`smtp://127.0.0.1:${port}`),
  ])
  peers = [aiPeer, stripePeer, redisPeer, smtpPeer]
  api = await startApiProcess(database.url, {
    AI_BASE_URL: aiPeer.url,
    AI_MODEL: 'fake',
    AI_TIMEOUT_SECONDS: '5',
    STRIPE_SECRET_KEY: 'sk_test_key',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_tests',
    STRIPE_API_BASE: stripePeer.url,
    REDIS_URL: redisPeer.url,
    SMTP_URL: smtpPeer.url,
  })
})
afterAll(async () => {
  await api?.kill()
  await Promise.all(peers.map((peer) => peer.close()))
  smtp?.close(() => undefined)
  await redis?.kill()
  await stripe?.close()
  await ai?.close()
  await client?.end()
  await database?.drop()
})

/** Begins a checkout, again until Stripe has it, and pays at Stripe. @returns the session */
async function pay(token: string): Promise<string> {
  const tiers = await api.call('GET', '/api/pricing-tiers')
  const body = { tier_id: tiers.body[0].id }
  for (;;) {
    const { status, body: begun } = await api.call('POST', '/api/payments/checkout', { token, body })
    expect([201, 429, 503]).toContain(status)
    const session = stripe.sessions.find(({ url }) => url === begun.url)
    if (session) {
      Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: `pi_${session.id}`,
      })
      return begun.session_id
    }
    await sleep(1_000)
  }
}

it('keeps what was acknowledged, paid or posted while mail, AI, Redis and Stripe are down, late and wrong together', async () => {
  const find = () => api
  const writers = await Promise.all(Array.from({ length: 3 }, () => startWriter(find)))
  const token = (
    await api.call('POST', '/api/auth/register', {
      body: { name: 'Paola', email: `${crypto.randomUUID()}@example.com`, password: 'segreto' },
    })
  ).body.token as string
  let isOver = false
  const writing = writers.map(async (writer) => {
    while (!isOver) {
      await writer.send()
      await sleep(WRITE_EVERY_MS)
    }
  })
  const slowest: Partial<Record<PeerMode, number>> = {}
  const refused: string[] = []
  const paying: Promise<string>[] = []
  for (const mode of ['right', 'down', 'slow', 'wrong', 'right'] as const) {
    for (const peer of peers) peer.become(mode)
    const until = performance.now() + FAULT_MS
    paying.push(pay(token))
    const newcomer = startWriter(find)
    while (performance.now() < until) {
      const since = performance.now()
      for (const path of ['/api/auth/profile', '/api/companions']) {
        const { status } = await api.call('GET', path, { token })
        if (status !== 200) refused.push(`${mode}: ${status} of ${path}`)
      }
      slowest[mode] = Math.max(slowest[mode] ?? 0, Math.round(performance.now() - since))
      await sleep(100)
    }
    writers.push(await newcomer)
  }
  const sessions = await Promise.all(paying)
  const back = performance.now()
  isOver = true
  await Promise.all(writing)
  await Promise.all(writers.map((writer) => writer.send()))
  const replied = performance.now() - back
  const messages = writers.flatMap(({ answered }) => answered).length
  for (const session of sessions)
    await waitUntil(async () => {
      const { body } = await api.call('GET', `/api/payments/status/${session}`, { token })
      return body.payment_status === 'paid'
    })
  const queued = `select count(*)::int as count from outbox where template = 'welcome' and state = 'queued'`
  await waitUntil(async () => (await client.query(queued)).rows[0].count === 0)
  const mailed = performance.now() - back
  console.log(
    `slowest rounds of two calls ${JSON.stringify(slowest)} ms; replies back after ${Math.round(replied)} ms, the last mail sent after ${Math.round(mailed)} ms; ${messages} messages, ${sessions.length} payments`,
  )
  expect(refused).toEqual([])
  expect(await findDamage(database.url, writers)).toEqual([])
  const posted = await client.query(`select recipient, state from outbox where template = 'welcome'`)
  expect(posted.rows.filter(({ state }) => state !== 'sent')).toEqual([])
  const sent = posted.rows.map(({ recipient }) => recipient)
  expect([...received.values()].filter((address) => sent.includes(address)).sort()).toEqual(sent.sort())
  const days = await client.query(
    `select count(*)::int as paid, sum(duration_days)::int as days from payments where payment_status = 'paid'`,
  )
  expect(days.rows[0].paid).toBe(sessions.length)
  const { body: profile } = await api.call('GET', '/api/auth/profile', { token })
  expect(profile.days_remaining).toBe(days.rows[0].days)
  expect(Math.max(...Object.values(slowest))).toBeLessThan(ANSWER_WITHIN_MS)
})
