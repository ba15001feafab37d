import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { startEndpoint } from './ai/start-endpoint.ts'
import { untilJobsAreDone } from './ai/until-jobs-are-done.ts'
import type { Benchmark, Measurement } from './benchmark.ts'
import { apiSeconds, postgresSeconds } from './capacity/processor-time.ts'
import { sendAll } from './capacity/senders.ts'
import { type Cleanup, withCleanup } from './cleanup.ts'
import { freePorts } from './free-ports.ts'
import { runLoad } from './load/load.ts'
import { insertConversations } from './reply-streams/insert-conversations.ts'
import { startBeside } from './start-beside.ts'

const PEOPLE = 1_000
/** Of messages, for the bytes that each takes: a table grows by pages. */
const ROUNDS = 3
/** Fewer than come: most wait in the queue. */
const PLACES = 50
const READS = { connections: 16, milliseconds: 8_000, mostRequests: 200_000 }
/** A reply has five: it takes a second, as with an endpoint that has room for everybody. */
const PIECE_MS = 200
const DAY = 86_400
/** Of a core on average, so that peaks find room. */
const BUSY = 0.5

const BYTES = `select coalesce(sum(pg_total_relation_size(c.oid)), 0)::float8 as bytes from pg_class c
  join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind = 'r'`
const JOBS = `select count(*)::int as done from pgboss.job where name in ('memories.learn', 'emotions.label')
  and state = 'completed'`

async function measure(cleanup: Cleanup): Promise<Measurement[]> {
  const AI_BASE_URL = await startEndpoint(cleanup, PIECE_MS)
  const metricsPort = (await freePorts()).api + 6
  const variables = { AI_MODEL: 'paced', AI_PLACES: String(PLACES), METRICS_PORT: String(metricsPort) }
  const { api, databaseUrl, jwtSecret } = await startBeside(cleanup, { ai: { AI_BASE_URL, ...variables } })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  cleanup.add(() => client.end())

  const one = async <Row extends pg.QueryResultRow>(text: string) =>
    (await client.query<Row>(text)).rows[0] as Row
  const bytes = async () => (await one<{ bytes: number }>(BYTES)).bytes
  const jobs = async () => (await one<{ done: number }>(JOBS)).done
  /** Milliseconds of the processor for each of so many. */
  async function costOf(work: () => Promise<number>) {
    const before = [await apiSeconds(metricsPort), await postgresSeconds(client)] as const
    const count = await work()
    const [apiTime, database] = [await apiSeconds(metricsPort), await postgresSeconds(client)]
    const ms = (from?: number, to?: number) =>
      from === undefined || to === undefined ? 0 : ((to - from) * 1000) / count
    return { api: ms(before[0], apiTime), postgres: ms(before[1], database) }
  }

  const empty = await bytes()
  const people = await insertConversations(client, PEOPLE, jwtSecret)
  const perPerson = ((await bytes()) - empty) / PEOPLE

  const path = '/api/companions'
  const token = people[0]?.token ?? ''
  await runLoad({ ...READS, milliseconds: 2_000, port: api, path, token })
  let reads = 0
  const read = await costOf(async () => {
    reads = await runLoad({ ...READS, port: api, path, token })
    return (reads * READS.milliseconds) / 1000
  })

  const rest = await bytes()
  const sent = { done: 0, refused: 0, queued: 0, seconds: 0 }
  let jobsInSeconds = 0
  const message = await costOf(async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { done, refused, queued, seconds } = await sendAll(api, people)
      sent.done += done
      sent.refused += refused
      sent.queued += queued
      sent.seconds += seconds
      const [before, since] = [await jobs(), performance.now()]
      await untilJobsAreDone(client)
      const rate = ((await jobs()) - before) / ((performance.now() - since) / 1000)
      jobsInSeconds = Math.max(jobsInSeconds, rate)
      await delay(100)
    }
    return sent.done
  })
  await client.query('vacuum')
  const perMessage = ((await bytes()) - rest) / (sent.done * 2)
  const perDay = (milliseconds: number) => (BUSY * DAY * 1000) / milliseconds

  return [
    { what: 'reads (a list) by one process', value: reads, unit: 'requests/s' },
    { what: 'CPU of the API for one', value: read.api, unit: 'ms' },
    { what: 'CPU of PostgreSQL for one', value: read.postgres, unit: 'ms' },
    {
      what: `messages answered, ${ROUNDS} times ${PEOPLE} in one instant`,
      value: sent.done,
      unit: '',
      goal: { atLeast: PEOPLE * ROUNDS },
    },
    { what: 'that were told their place in the queue', value: sent.queued, unit: '' },
    { what: `replies (of a second, ${PLACES} places)`, value: sent.done / sent.seconds, unit: 'replies/s' },
    { what: 'CPU of the API for a message, with its jobs', value: message.api, unit: 'ms' },
    { what: 'CPU of PostgreSQL for it', value: message.postgres, unit: 'ms' },
    { what: 'messages a day for a core of the API, half used', value: perDay(message.api), unit: '' },
    { what: 'messages a day for a core of PostgreSQL, half used', value: perDay(message.postgres), unit: '' },
    { what: 'jobs done (moods and memories) by one process', value: jobsInSeconds, unit: 'jobs/s' },
    { what: 'database for a person with a companion', value: perPerson, unit: 'bytes' },
    { what: 'database for each message or reply', value: perMessage, unit: 'bytes' },
  ]
}

/** What docs/scaling.md reckons with, on this machine: one API process, its PostgreSQL and an endpoint that has room for all. */
export const capacity: Benchmark = {
  id: 'capacity',
  title: 'Capacity of one API process and its PostgreSQL',
  isLong: true,
  run: () => withCleanup(measure),
}
