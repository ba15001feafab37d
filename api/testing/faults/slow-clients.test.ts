import { readdirSync, readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ApiProcess, createTestDatabase, startApiProcess, type TestDatabase } from '@confida/api/testing'
import { afterAll, beforeAll, expect, it } from '@jest/globals'

const CLIENTS = 1_000
const BYTE_EVERY_MS = 1_000
const ANSWER_WITHIN_MS = 5_000
/** Of the calls beside and the database. */
const SPARE_DESCRIPTORS = 20
const GROWTH_MB = 400
/** A request may take 60 s, and a connection stays for 75 s without one, 120 s with an answer that nobody reads. */
const ENDED_WITHIN_MS = 150_000

let database: TestDatabase
let api: ApiProcess
const sockets: Socket[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  api = await startApiProcess(database.url)
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await api?.kill()
  await database?.drop()
})

const head = (line: string, ...headers: string[]) =>
  `${[`${line} HTTP/1.1`, 'host: localhost', ...headers].join('\r\n')}\r\n`
const body = JSON.stringify({ email: 'anna@example.com', password: 'x'.repeat(500) })

interface Kind {
  /** Sent at once; `trickle` follows byte by byte. */
  begin: string
  trickle: string
  reads: boolean
}

const kinds: Kind[] = [
  { begin: '', trickle: head('GET /api/health', `x-slow: ${'x'.repeat(500)}`), reads: true },
  {
    begin: `${head('POST /api/auth/login', 'content-type: application/json', `content-length: ${body.length}`)}\r\n`,
    trickle: body,
    reads: true,
  },
  { begin: '', trickle: '', reads: true },
  { begin: `${head('GET /api/openapi.json')}\r\n`, trickle: '', reads: false },
  { begin: `${head('GET /api/openapi.json')}\r\n`.repeat(3), trickle: '', reads: false },
]

function startSlowClient(index: number): Socket {
  const { begin, trickle, reads } = kinds[index % kinds.length] as Kind
  const socket = connect(Number(new URL(api.origin).port), '127.0.0.1')
  // Queued until the connection stands, which takes a second and more where the backlog is full; the first byte follows.
  socket.write(begin)
  socket.on('error', () => undefined)
  if (reads) socket.resume()
  let sent = 0
  const timer = setInterval(() => {
    if (sent < trickle.length) socket.write(trickle[sent++] as string)
  }, BYTE_EVERY_MS)
  socket.once('close', () => clearInterval(timer))
  return socket
}

const megabytes = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${api.pid}/status`, 'utf8'))?.[1]) / 1024
const descriptors = () => readdirSync(`/proc/${api.pid}/fd`).length

it(`answers others while ${CLIENTS} clients are slow, and ends all of these`, async () => {
  const { body: registered } = await api.call('POST', '/api/auth/register', {
    body: { name: 'Anna', email: 'anna@example.com', password: 'segreto' },
  })
  const before = { megabytes: megabytes(), descriptors: descriptors() }
  const most = { ...before }
  let slowest = 0
  const since = performance.now()
  for (let index = 0; index < CLIENTS; index++) sockets.push(startSlowClient(index))
  do {
    const asked = performance.now()
    const { status } = await api.call('GET', '/api/auth/profile', { token: registered.token })
    slowest = Math.max(slowest, performance.now() - asked)
    expect(status).toBe(200)
    most.megabytes = Math.max(most.megabytes, megabytes())
    most.descriptors = Math.max(most.descriptors, descriptors())
    await sleep(100)
    if (performance.now() - since > ENDED_WITHIN_MS) break
  } while (descriptors() > before.descriptors + SPARE_DESCRIPTORS)
  const seconds = Math.round((performance.now() - since) / 1_000)
  console.log(
    `slowest answer ${Math.round(slowest)} ms; from ${Math.round(before.megabytes)} to at most ${Math.round(most.megabytes)} MB and ${most.descriptors} descriptors; ${descriptors()} after ${seconds} s`,
  )
  expect(most.descriptors).toBeGreaterThan(CLIENTS)
  expect(most.descriptors).toBeLessThan(before.descriptors + CLIENTS + SPARE_DESCRIPTORS)
  expect(descriptors()).toBeLessThanOrEqual(before.descriptors + SPARE_DESCRIPTORS)
  expect(slowest).toBeLessThan(ANSWER_WITHIN_MS)
  expect(most.megabytes - before.megabytes).toBeLessThan(GROWTH_MB)
})
