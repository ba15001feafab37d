import { setTimeout as sleep } from 'node:timers/promises'
import { converseAt, openEventStream, useKillableProcesses, waitUntil } from '@confida/api/testing'
import { type FakeAi, startFakeAi } from '@confida/testing/server'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import type { ApiProcess } from '../api-process.ts'

const PLACES = 4
const PEOPLE = 30

const { start, rows } = useKillableProcesses()
let ai: FakeAi
let running = 0
let most = 0
let replyMs = 0

beforeEach(async () => {
  ai = await startFakeAi()
  running = 0
  most = 0
  replyMs = 300
  ai.script(({ stream, signal }) => {
    if (!stream) return { pieces: ['[]'] }
    most = Math.max(most, ++running)
    // Also where the asker is gone.
    signal.addEventListener('abort', () => running--)
    return { pieces: ['Ciao ', 'a te'], hold: sleep(replyMs) }
  })
})
afterEach(() => ai.close())

const startOne = () =>
  start({
    AI_BASE_URL: ai.baseUrl,
    AI_MODEL: 'm',
    AI_PLACES_TOTAL: String(PLACES),
  })

/** Everybody at a process sends a message. @returns how each stream has ended */
async function sendAll(api: ApiProcess, ends: string[]): Promise<() => Promise<unknown>> {
  const people: { token: string; path: string }[] = []
  for (let count = 0; count < PEOPLE; count++) people.push(await converseAt(api))
  return () =>
    Promise.all(
      people.map(async ({ token, path }) => {
        const events = await openEventStream(api.origin, path, { token, body: { message: 'Ciao' } })
          .then((stream) => stream.rest())
          .catch(() => [])
        ends.push(events.at(-1)?.event ?? 'cut')
      }),
    )
}

it('serves those who wait at one process while another is killed that holds places, and never has more', async () => {
  const [killed, other] = [await startOne(), await startOne()]
  const [atKilled, atOther]: [string[], string[]] = [[], []]
  const [sendAtKilled, sendAtOther] = [await sendAll(killed, atKilled), await sendAll(other, atOther)]
  const sending = [sendAtKilled()]
  await waitUntil(async () => (await rows('select from ai_places')).length > PLACES)
  sending.push(sendAtOther())
  await waitUntil(async () => atKilled.length > 10)
  await killed.kill()
  await Promise.all(sending)
  expect(atOther).toEqual(Array(PEOPLE).fill('done'))
  expect(atKilled).toContain('cut')
  expect(most).toBe(PLACES)
})

it('ends those who wait with a stop, and leaves nothing of them behind', async () => {
  // Longer than a stop takes, for all of them.
  replyMs = 2_000
  const api = await startOne()
  const ends: string[] = []
  const send = await sendAll(api, ends)
  const sending = send()
  await waitUntil(async () => ends.length > 4)
  expect(await api.stop()).toBe(0)
  await sending
  expect(ends).not.toContain('cut')
  expect(ends).toContain('error')
  // A job that waits is cut; its place expires.
  expect(await rows(`select from ai_places where person <> 'background'`)).toEqual([])
})
