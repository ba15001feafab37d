import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { untilJobsAreDone } from './ai/until-jobs-are-done.ts'
import { aiWithinProcess } from './ai/within-process.ts'
import type { Benchmark, Measurement } from './benchmark.ts'
import { type Cleanup, withCleanup } from './cleanup.ts'
import { gatherStatistics } from './gather-statistics.ts'
import { openSampleConversation, post, type SampleConversation } from './sample-account.ts'
import { startBeside } from './start-beside.ts'

/** Each may send thirty messages a minute. */
const USERS = 24
const ROUNDS = 15
const WARM_UP = 4
const MESSAGE = 'Oggi ho lavorato tanto e stasera vorrei solo riposare un po’.'

/** Everyone sends one message at the same moment. @returns messages a second */
async function sendAll(origin: string, conversations: SampleConversation[]): Promise<number> {
  const startedAt = performance.now()
  await Promise.all(
    conversations.map(({ token, sendPath }) =>
      post(origin, sendPath, { message: MESSAGE, client_id: randomUUID() }, token),
    ),
  )
  return (conversations.length / (performance.now() - startedAt)) * 1000
}

async function measure(cleanup: Cleanup): Promise<Measurement[]> {
  const { api, bare, databaseUrl } = await startBeside(cleanup, {
    bareServer: 'chat-send/bare-server.ts',
    apiServer: 'chat-send/api-with-instant-ai.ts',
    ai: aiWithinProcess,
  })
  const [product, other] = [`http://127.0.0.1:${api}`, `http://127.0.0.1:${bare}`]
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  cleanup.add(() => client.end())
  const conversations: SampleConversation[] = []
  for (let count = 0; count < USERS; count += 1) conversations.push(await openSampleConversation(product))
  const rounds: { value: number; baseline: number }[] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const pair = {
      baseline: await sendAll(other, conversations),
      value: await sendAll(product, conversations),
    }
    await untilJobsAreDone(client)
    if (round < WARM_UP) await gatherStatistics(client)
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
