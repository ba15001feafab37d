import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Benchmark, Measurement } from './benchmark.ts'
import { type Cleanup, withCleanup } from './cleanup.ts'
import { createSampleAccount, post } from './sample-account.ts'
import { startBeside } from './start-beside.ts'

/** Each may send thirty messages a minute. */
const PEOPLE = 24
const ROUNDS = 15
const WARM_UP = 4
const MESSAGE = 'Oggi ho lavorato tanto e stasera vorrei solo riposare un po’.'

interface Chat {
  token: string
  path: string
}

async function openChat(origin: string): Promise<Chat> {
  const { token, companionId } = await createSampleAccount(origin)
  const body = { companion_id: companionId }
  const { session_id } = await post<{ session_id: string }>(origin, '/chat/start', body, token)
  return { token, path: `/chat/${session_id}/send` }
}

/** Everyone sends one message at the same moment. @returns messages a second */
async function sendAll(origin: string, chats: Chat[]): Promise<number> {
  const startedAt = performance.now()
  await Promise.all(
    chats.map(({ token, path }) => post(origin, path, { message: MESSAGE, client_id: randomUUID() }, token)),
  )
  return (chats.length / (performance.now() - startedAt)) * 1000
}

/** So that what one round leaves to be done slows no other. */
async function untilJobsAreDone(client: pg.Client): Promise<void> {
  const open = `select from pgboss.job where name in ('memories.learn', 'emotions.label')
    and state in ('created', 'retry', 'active') limit 1`
  while ((await client.query(open)).rowCount) await delay(100)
}

async function measure(cleanup: Cleanup): Promise<Measurement[]> {
  const { api, bare, databaseUrl } = await startBeside(cleanup, {
    bareServer: 'chat-send/bare-server.ts',
    apiServer: 'chat-send/api-with-instant-ai.ts',
    ai: { AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'instant' },
  })
  const [product, other] = [`http://127.0.0.1:${api}`, `http://127.0.0.1:${bare}`]
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  cleanup.add(() => client.end())
  const chats: Chat[] = []
  for (let count = 0; count < PEOPLE; count += 1) chats.push(await openChat(product))
  const rounds: { value: number; baseline: number }[] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const pair = { baseline: await sendAll(other, chats), value: await sendAll(product, chats) }
    await untilJobsAreDone(client)
    if (round >= WARM_UP) rounds.push(pair)
  }
  const middle = rounds.toSorted((a, b) => a.value / a.baseline - b.value / b.baseline)[ROUNDS >> 1]
  if (!middle) throw new Error('No round was measured.')
  return [{ what: 'messages sent and answered', ...middle, unit: 'messages/s', goal: { atLeast: 0.5 } }]
}

/**
 * A message without the time of the AI, which writes its replies within the process, beside one commit of two rows. What is
 * learned from it and found in it is done by the same process after the answer: what falls into the round counts in.
 */
export const chatSend: Benchmark = {
  id: 'chat-send',
  title: 'A message sent and answered beside a bare commit of two rows',
  run: () => withCleanup(measure),
}
