import { startTestApi, type TestApi, waitUntil } from '@confida/api/testing'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Module, type OnModuleInit } from '@nestjs/common'
import { statement } from '../database/statement.ts'
import { insertJobs } from './insert-jobs.ts'
import { Jobs } from './jobs.ts'
import { type QueueName, queues } from './queues.ts'

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

describe('a worker', () => {
  const dataOf = (message_id: string) =>
    ({ owner_id: 'o', companion_id: 'c', message_id, language: 'it' }) as const
  const list = statement(
    'testing.label-jobs',
    `select data ->> 'message_id' as id, state from pgboss.job where name = 'emotions.label' order by id`,
  )
  const states = async () => {
    const jobs = await api.database.rows<{ id: string; state: string }>(list)
    return Object.fromEntries(jobs.map(({ id, state }) => [id, state]))
  }

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
  })
})

describe('jobs that are stored with what they are about', () => {
  const names = Object.keys(queues) as QueueName[]
  const insertAll = statement(
    'testing.insert-jobs',
    insertJobs('$1::text[]', '$2::jsonb', '(values (1)) one'),
  )
  const listAll = statement('testing.list-jobs', 'select * from pgboss.job order by name')

  /** The rows in one transaction that is undone, so that no worker sees them and all have the same time. */
  async function inserted(insert: Parameters<TestApi['database']['transaction']>[0]) {
    let rows: Record<string, unknown>[] = []
    const undone = api.database.transaction(async (tx) => {
      await tx.manager.query('delete from pgboss.job')
      await insert(tx)
      rows = await tx.rows(listAll)
      throw new Error('undone')
    })
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
    const ours = await inserted((tx) => tx.rows(insertAll, [names, data]))
    const theirs = await inserted(async (tx) => {
      for (const name of names) await api.app.get(Jobs).enqueue(name, data as never, tx)
    })
    expect(ours).toHaveLength(names.length)
    expect(ours.map(comparable)).toEqual(theirs.map(comparable))
  })

  it('are none where there is nothing to be done', async () => {
    expect(await inserted((tx) => tx.rows(insertAll, [[], {}]))).toEqual([])
  })
})
