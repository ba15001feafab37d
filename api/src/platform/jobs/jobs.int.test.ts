import { startTestApi, type TestApi, waitUntil } from '@confida/api/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { Logger, Module, type OnModuleInit } from '@nestjs/common'
import { PgBoss } from 'pg-boss'
import { statement } from '../database/statement.ts'
import { insertJobs } from './insert-jobs.sql.ts'
import { Jobs } from './jobs.ts'
import { isLastAttempt, type QueueName, queues } from './queues.ts'

/** Does the work of a queue in its domain's place. */
@Module({})
class TestWork implements OnModuleInit {
  constructor(private readonly jobs: Jobs) {}

  onModuleInit(): void {
    const work = async ({ data }: { data: { message_id: string } }) => {
      if (data.message_id === 'bad') throw new Error('a fault on purpose')
    }
    this.jobs.handle('emotions.label', work, { concurrency: 1, batchSize: 2 })
  }
}

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ config: { jobPollSeconds: 3600 }, modules: [TestWork] })
})
afterAll(() => api.close())
afterEach(() => {
  jest.restoreAllMocks()
})

describe('a worker', () => {
  const dataOf = (message_id: string) =>
    ({ owner_id: 'o', companion_id: 'c', message_id, language: 'it' }) as const
  const list = statement(
    'testing.label-jobs',
    `select data ->> 'message_id' as id, state, output ->> 'message' as error
     from pgboss.job where name = 'emotions.label' order by id`,
  )
  const listJobs = () => api.database.rows<{ id: string; state: string; error: string | null }>(list)
  const states = async () => Object.fromEntries((await listJobs()).map(({ id, state }) => [id, state]))

  it('looks at once for more than it took, and loses none of those that came with one that fails', async () => {
    const ids = ['1', '2', '3', '4', '5', 'bad']
    await api.database.transaction(async (transaction) => {
      for (const id of ids) await api.app.get(Jobs).enqueue('emotions.label', dataOf(id), transaction)
    })
    await waitUntil(async () =>
      Object.values(await states()).every((state) => state !== 'created' && state !== 'active'),
    )
    expect(await states()).toEqual({
      1: 'completed',
      2: 'completed',
      3: 'completed',
      4: 'completed',
      5: 'completed',
      bad: 'retry',
    })
    expect((await listJobs()).find(({ id }) => id === 'bad')?.error).toBe('a fault on purpose')
  })

  it.each(['first', 'second'])(
    'finds the job of the %s wake, though its next look is an hour away',
    async (id) => {
      await api.database.rows(insertJobs, [['emotions.label'], [dataOf(id)]])
      api.app.get(Jobs).wake(['emotions.label'])
      await waitUntil(async () => (await states())[id] === 'completed')
    },
  )

  it('is woken once for many jobs at the same time', async () => {
    const notify = jest.spyOn(PgBoss.prototype, 'notifyWorker')
    for (let time = 0; time < 5; time++) api.app.get(Jobs).wake(['emotions.label'])
    await waitUntil(async () => notify.mock.calls.length > 0)
    // Comes after all that the others could have led to.
    api.app.get(Jobs).wake(['emotions.label'])
    await waitUntil(async () => notify.mock.calls.length > 1)
    expect(notify).toHaveBeenCalledTimes(2)
  })

  it('goes on after its connections were cut', async () => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined)
    const cut = statement(
      'testing.cut-jobs',
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'confida-jobs' and datname = current_database()`,
    )
    await api.database.rows(cut)
    await waitUntil(async () => logged.mock.calls.length > 0)
    expect(logged.mock.calls[0]?.[0]).toMatch(/^the job queue has a fault: ./)
    const enqueue = () =>
      api.database.transaction((transaction) =>
        api.app.get(Jobs).enqueue('emotions.label', dataOf('later'), transaction),
      )
    await waitUntil(() =>
      enqueue().then(
        () => true,
        () => false,
      ),
    )
    await waitUntil(async () => (await states()).later === 'completed')
  })
})

/** Work that goes on until it is told to end. */
@Module({})
class LongWork implements OnModuleInit {
  readonly taken: string[] = []
  private readonly end = Promise.withResolvers<void>()
  readonly finish = this.end.resolve

  constructor(private readonly jobs: Jobs) {}

  onModuleInit(): void {
    this.jobs.handle('memories.learn', async ({ data }) => {
      this.taken.push(data.message_id)
      await this.end.promise
    })
  }
}

describe('a process that is about to stop', () => {
  let leaving: TestApi
  let staying: TestApi
  const workOf = ({ app }: TestApi) => app.get(LongWork)
  const enqueue = (...ids: string[]) =>
    leaving.database.transaction(async (transaction) => {
      for (const message_id of ids) {
        const data = { owner_id: 'o', companion_id: 'c', message_id, language: 'it' } as const
        await leaving.app.get(Jobs).enqueue('memories.learn', data, transaction)
      }
    })
  const countDone = statement(
    'testing.jobs-done',
    `select count(*)::int as count from pgboss.job where name = 'memories.learn' and state = 'completed'`,
  )

  beforeAll(async () => {
    const start = (config = {}) =>
      startTestApi({ config: { jobPollSeconds: 3600, ...config }, modules: [LongWork] })
    leaving = await start()
    await enqueue('under way')
    await waitUntil(async () => workOf(leaving).taken.length === 1)
    staying = await start({ databaseUrl: leaving.databaseUrl })
    workOf(staying).finish()
  })
  afterAll(async () => {
    workOf(leaving).finish()
    await staying?.close()
    await leaving?.close()
  })

  it('ends what is under way, and leaves the rest to others', async () => {
    leaving.app.get(Jobs).takeNoMore()
    const rest = ['1', '2', '3', '4', '5', '6']
    await enqueue(...rest)
    await waitUntil(async () => workOf(leaving).taken.length + workOf(staying).taken.length === 7)
    expect(workOf(leaving).taken).toEqual(['under way'])
    expect(workOf(staying).taken.sort()).toEqual(rest)
    workOf(leaving).finish()
    await waitUntil(async () => (await leaving.database.row<{ count: number }>(countDone))?.count === 7)
  })
})

describe('the last attempt of a job', () => {
  it.each([
    ['mail.send', 8, false],
    ['mail.send', 9, true],
    ['mail.send', 10, true],
    ['emotions.label', 3, true],
  ] as const)('of %s after %d others: %s', (queue, retryCount, isLast) => {
    expect(isLastAttempt(queue, retryCount)).toBe(isLast)
  })
})

describe('jobs that are stored with what they are about', () => {
  const names = Object.keys(queues) as QueueName[]
  const listAll = statement('testing.list-jobs', 'select * from pgboss.job order by name')

  /** The rows in one transaction that is undone, so that no worker sees them, all have the same time, and none of the clock's is there. */
  async function inserted(insert: Parameters<TestApi['database']['transaction']>[0]) {
    let rows: Record<string, unknown>[] = []
    const undone = api.database.transaction(async (tx) => {
      await tx.manager.query('delete from pgboss.job')
      await insert(tx)
      rows = await tx.rows(listAll)
      throw new Error('undone')
    }, 'REPEATABLE READ')
    await expect(undone).rejects.toThrow('undone')
    return rows
  }

  /** Times as the time from now. */
  const comparable = ({ id, ...row }: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => {
        const start = row.created_on as Date
        return [name, value instanceof Date ? value.getTime() - start.getTime() : value]
      }),
    )

  it('are those that pg-boss inserts, for every queue', async () => {
    const data = { message_id: 'one' }
    const ours = await inserted((tx) => tx.rows(insertJobs, [names, [data]]))
    const theirs = await inserted(async (tx) => {
      for (const name of names) await api.app.get(Jobs).enqueue(name, data as never, tx)
    })
    expect(ours).toHaveLength(names.length)
    expect(ours.map(comparable)).toEqual(theirs.map(comparable))
  })

  it('are none where there is nothing to be done', async () => {
    expect(await inserted((tx) => tx.rows(insertJobs, [[], [{}]]))).toEqual([])
  })
})
