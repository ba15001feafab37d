import { createAdmin, startTestApi, type TestApi } from '@confida/api/testing'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { statement } from '../database/statement.ts'
import { AuditTrail } from './audit-trail.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api?.close())

const count = async () =>
  (
    await api.database.row<{ count: number }>(
      statement('test.count', 'select count(*)::int as count from audit_log'),
    )
  )?.count

it('takes no password, not even deep inside', async () => {
  const actor = await createAdmin(api)
  const after = { account: { password_hash: 'x' } }
  const recording = api.database.transaction((transaction) =>
    api.app.get(AuditTrail).record({ actor, action: 'user.update', after }, transaction),
  )
  await expect(recording).rejects.toThrow('password_hash')
  expect(await count()).toBe(0)
})

it('goes with the change that is undone', async () => {
  const actor = await createAdmin(api)
  const change = api.database.transaction(async (transaction) => {
    await api.app.get(AuditTrail).record({ actor, action: 'homepage.update' }, transaction)
    throw new Error('undone')
  })
  await expect(change).rejects.toThrow('undone')
  expect(await count()).toBe(0)
})
