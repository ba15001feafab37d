import { join } from 'node:path'
import { startEmbeddedPostgres } from '@confida/api/embedded-postgres'
import { migrate } from '@confida/api/migrate'
import type { Statement } from '@confida/api/statement'
import pg from 'pg'
import { distOf } from '../paths.ts'
import type { Benchmark, Measurement } from './benchmark.ts'
import { type Cleanup, withCleanup } from './cleanup.ts'
import { medianOf } from './lists/time-in-turns.ts'
import { arabicWordOf, insertMessages, type LongConversation, wordOf } from './retrieval/insert-messages.ts'
import { temporaryFolder } from './temporary-folder.ts'

const LONG = 50_000
const OTHERS = Array.from({ length: 100 }, () => 500)
const QUERIES = 100
const WARM_UP = 10

/** As the built API has it. */
interface Retrieval {
  retrieve(query: object): Promise<unknown[]>
}

async function retrievalOn(client: pg.Client): Promise<Retrieval> {
  const { MessageRetrievalService } = await import(
    join(distOf('api'), 'modules/conversations/message-retrieval.service.js')
  )
  const rows = async ({ name, text }: Statement, values: unknown[]) =>
    (await client.query({ name, text, values })).rows
  return new MessageRetrievalService({ rows })
}

/** Ten words each: some that are in every tenth message, some that nobody says twice. */
const textOf = (query: number) =>
  Array.from({ length: 10 }, (_, i) =>
    (query % 5 ? wordOf : arabicWordOf)(3 ** (i % 9) + query * (i + 1)),
  ).join(' ')

async function timesOf(retrieval: Retrieval, conversation: LongConversation): Promise<number[]> {
  const times: number[] = []
  let found = 0
  for (let query = 0; query < WARM_UP + QUERIES; query += 1) {
    const asked = {
      ...conversation,
      text: textOf(query),
      language: query % 5 ? 'it' : 'ar',
      before: 1e12,
      limit: 12,
    }
    const startedAt = performance.now()
    found += (await retrieval.retrieve(asked)).length
    if (query >= WARM_UP) times.push(performance.now() - startedAt)
  }
  // Who finds nothing is fast.
  if (found < QUERIES) throw new Error(`Only ${found} messages were found.`)
  return times
}

async function measure(cleanup: Cleanup): Promise<Measurement[]> {
  const { url, stop } = await startEmbeddedPostgres({ dataDir: temporaryFolder(cleanup) })
  cleanup.add(stop)
  await migrate(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  cleanup.add(() => client.end())
  const [long] = await insertMessages(client, [LONG, ...OTHERS])
  if (!long) throw new Error('There is no conversation.')
  const times = await timesOf(await retrievalOn(client), long)
  const goal = { atMost: 20 }
  return [
    { what: 'the middle one of 100 questions', value: medianOf(times), unit: 'ms', goal },
    { what: 'the slowest but five', value: times.toSorted((a, b) => b - a)[5] ?? 0, unit: 'ms', goal },
  ]
}

/** What a reply waits for when much has been said. */
export const retrieval: Benchmark = {
  id: 'retrieval',
  title: 'What was said of something, found among 50,000 messages of one conversation',
  run: () => withCleanup(measure),
}
