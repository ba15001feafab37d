import { startTestApi, type TestApi } from '@confida/api/testing'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { statement } from '../database/statement.ts'
import { insertJobs } from './insert-jobs.ts'
import { Jobs } from './jobs.ts'
import { type QueueName, queues } from './queues.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const names = Object.keys(queues) as QueueName[]
const insertAll = statement('testing.insert-jobs', insertJobs('$1::text[]', '$2::jsonb', '(values (1)) one'))
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

it('inserts what pg-boss does, for every queue', async () => {
  const data = { message_id: 'one' }
  const ours = await inserted((tx) => tx.rows(insertAll, [names, data]))
  const theirs = await inserted(async (tx) => {
    for (const name of names) await api.app.get(Jobs).enqueue(name, data as never, tx)
  })
  expect(ours).toHaveLength(names.length)
  expect(ours.map(comparable)).toEqual(theirs.map(comparable))
})

it('inserts nothing where there is nothing to be done', async () => {
  expect(await inserted((tx) => tx.rows(insertAll, [[], {}]))).toEqual([])
})
