import { startTestApi, type TestApi } from '@confida/api/testing'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { DataSource } from 'typeorm'
import { UserEntity } from '../../modules/users/user.entity.ts'
import { countByDay } from './count-by-day.ts'
import { filterWithin } from './filters.ts'
import { boundsOf, type Period } from './period.ts'

let api: TestApi
let dataSource: DataSource
beforeAll(async () => {
  api = await startTestApi()
  dataSource = api.app.get(DataSource)
  // One each seven hours for ten days, every third on standby, one deleted.
  await dataSource.query(
    `insert into users (name, email, password_hash, created_at, is_standby, deleted_at)
     select 'Anna', n || '@example.com', 'x', timestamptz '2026-03-01Z' + n * interval '7 hours', n % 3 = 0,
       case when n = 5 then now() end from generate_series(0, 33) as n`,
  )
})
afterAll(() => api.close())

async function both(period: Period, standby?: boolean) {
  const query = dataSource.manager.createQueryBuilder(UserEntity, 'u')
  query.where('u.deleted_at is null').andWhere('u.name = :name', { name: 'Anna' })
  if (standby) query.andWhere('u.is_standby')
  const bounds = boundsOf(period)
  const counted = query.clone()
  filterWithin(counted, 'u.created_at', bounds)
  const kinds = standby ? ['standby'] : undefined
  return [await countByDay(query, { list: 'users', kinds, bounds }), await counted.getCount()]
}

test.each([
  [{ from: '2026-03-02', to: '2026-03-06' }],
  [{ from: '2026-03-02', to: '2026-03-06', time_zone: 'Asia/Kolkata' }],
  [{ from: '2026-03-04', to: '2026-03-04', time_zone: 'America/New_York' }],
  [{ from: '2026-03-04', to: '2026-03-05', time_zone: 'Pacific/Auckland' }],
  [{ to: '2026-03-05', time_zone: 'Europe/Rome' }],
  [{ from: '2026-03-06', to: '2026-03-02' }],
  [{ from: '2026-02-01', to: '2026-04-01' }],
])('counts as many as there are within %j', async (period) => {
  const [count, rows] = await both(period)
  expect(count).toBe(rows)
  const [standby, standbyRows] = await both(period, true)
  expect(standby).toBe(standbyRows)
})

test('follows what is changed and removed', async () => {
  const period = { from: '2026-03-02', to: '2026-03-06', time_zone: 'Europe/Rome' }
  await dataSource.query(`update users set is_standby = not is_standby where name = 'Anna'`)
  await dataSource.query(`delete from users where email = '8@example.com'`)
  await dataSource.query(`update users set deleted_at = null where email = '5@example.com'`)
  const [count, rows] = await both(period)
  expect(count).toBe(rows)
  const [standby, standbyRows] = await both(period, true)
  expect(standby).toBe(standbyRows)
})
