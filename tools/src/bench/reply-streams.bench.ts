import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import { aiWithinProcess } from './ai/within-process.ts'
import type { Benchmark, Measurement } from './benchmark.ts'
import { type Cleanup, withCleanup } from './cleanup.ts'
import { insertConversations } from './reply-streams/insert-conversations.ts'
import type { ReadersResult, ReadersTask } from './reply-streams/stream-readers.ts'
import { startBeside } from './start-beside.ts'

const STREAMS = 1000
const OPEN_WITHIN_MS = 6000

async function readAll(task: ReadersTask): Promise<ReadersResult> {
  const file = join(import.meta.dirname, 'reply-streams/stream-readers.ts')
  const readers = fork(file)
  // Too long for an argument.
  readers.send(task)
  const [result] = await once(readers, 'message')
  return result as ReadersResult
}

async function measure(cleanup: Cleanup): Promise<Measurement[]> {
  const { api, databaseUrl, jwtSecret } = await startBeside(cleanup, {
    apiServer: 'reply-streams/api-with-paced-ai.ts',
    ai: aiWithinProcess,
  })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  cleanup.add(() => client.end())
  const conversations = await insertConversations(client, STREAMS, jwtSecret)
  const { pieces, onTime, done } = await readAll({ port: api, conversations, openWithinMs: OPEN_WITHIN_MS })
  return [
    { what: 'pieces that came within 100 ms', value: onTime / pieces, unit: '', goal: { atLeast: 0.97 } },
    { what: 'pieces while all were open', value: pieces, unit: '' },
    { what: 'replies that were stored', value: done / STREAMS, unit: '', goal: { atLeast: 1 } },
  ]
}

/** A thousand replies that are streamed at the same time by one process, two pieces a second each. */
export const replyStreams: Benchmark = {
  id: 'reply-streams',
  title: '1,000 open reply streams with 2,000 pieces a second',
  run: () => withCleanup(measure),
}
