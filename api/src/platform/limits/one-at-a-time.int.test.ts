import { startTestApi, type TestApi } from '@confida/api/testing'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { statement } from '../database/statement.ts'
import { OneAtATime } from './one-at-a-time.ts'

let api: TestApi
let turns: OneAtATime
beforeAll(async () => {
  api = await startTestApi()
  turns = api.app.get(OneAtATime)
})
afterAll(() => api?.close())

it('lets a person do one of a kind at a time, and others what they do', async () => {
  const again = (kind: 'search' | 'export', person: string) => turns.run(kind, person, async () => 'done')
  await turns.run('search', 'anna', async () => {
    await expect(again('search', 'anna')).rejects.toMatchObject({
      code: 'rate_limited',
      params: { seconds: 1 },
    })
    expect(await again('export', 'anna')).toBe('done')
    expect(await again('search', 'bruno')).toBe('done')
  })
  expect(await again('search', 'anna')).toBe('done')
})

it('gives the turn back of what fails', async () => {
  const failing = turns.run('export', 'anna', async () => {
    throw new Error('a fault on purpose')
  })
  await expect(failing).rejects.toThrow('a fault on purpose')
  expect(await turns.run('export', 'anna', async () => 'done')).toBe('done')
})

const isolationOf = statement(
  'testing.isolation',
  `select current_setting('transaction_isolation') as isolation`,
)

it.each([
  [undefined, 'read committed'],
  ['REPEATABLE READ', 'repeatable read'],
] as const)('works in one transaction, isolated as asked for: %s', async (asked, isolation) => {
  expect(await turns.run('export', 'anna', (transaction) => transaction.row(isolationOf), asked)).toEqual({
    isolation,
  })
})
