import { createTestDatabase, type TestDatabase } from '@confida/api/testing'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import pg from 'pg'
import { type DemoOptions, fillDemo } from './fill-demo.ts'

const options: DemoOptions = {
  users: 15,
  seed: 7,
  until: new Date('2026-06-01T00:00:00Z'),
  passwordHash: 'x',
  administrator: { email: 'admin@example.org', passwordHash: 'y' },
}

const databases: TestDatabase[] = []
const clients: pg.Client[] = []

async function open(): Promise<{ url: string; client: pg.Client }> {
  const database = await createTestDatabase()
  databases.push(database)
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  clients.push(client)
  return { url: database.url, client }
}

let filled: { url: string; client: pg.Client }
beforeAll(async () => {
  filled = await open()
  await fillDemo(filled.url, options)
})
afterAll(async () => {
  for (const client of clients) await client.end()
  for (const database of databases) await database.drop()
})

/** All rows of the tables, without the ids that a database gives by itself. */
async function contents(client: pg.Client): Promise<Record<string, unknown[]>> {
  const tables = {
    users: `select id, name, email, phone, birth_date, total_spent, premium_until, created_at from users where role = 'user'`,
    companions: 'select * from companions',
    messages: 'select * from messages',
    memories: 'select * from memories',
    emotion_labels: 'select * from emotion_labels',
    feedbacks: 'select * from feedbacks',
    payments: 'select id, user_id, tier_name, amount, payment_status, created_at from payments',
    outbox: 'select * from outbox',
    audit_log: 'select id, action, target_id, created_at from audit_log',
    terms_acceptances: 'select user_id, version, language, created_at from terms_acceptances',
  }
  const entries = Object.entries(tables).map(async ([name, sql]) => {
    return [name, (await client.query(`select * from (${sql}) as rows order by 1, 2, 3`)).rows]
  })
  return Object.fromEntries(await Promise.all(entries))
}

const totals = [
  'select key, sum(amount)::float8 as amount from running_totals group by 1 having sum(amount) <> 0 order by 1',
  'select list, kind, day, sum(amount)::int as amount from list_day_totals group by 1, 2, 3 having sum(amount) <> 0 order by 1, 2, 3',
  'select day, emotion, sum(amount)::int as amount, round(sum(confidence)::numeric, 3) as confidence from emotion_day_totals group by 1, 2 order by 1, 2',
  'select * from emotion_user_day_totals order by 1, 2, 3',
  'select * from emotion_user_month_totals order by 1, 2',
  'select day, next_day, sum(amount)::int as amount from emotion_day_gaps group by 1, 2 having sum(amount) <> 0 order by 1, 2',
  'select * from emotion_user_totals order by 1, 2',
  'select * from emotion_users order by 1',
  'select rating, sum(amount)::int as amount from feedback_totals group by 1 having sum(amount) <> 0 order by 1',
]

async function readTotals(client: pg.Client): Promise<unknown[][]> {
  const read: unknown[][] = []
  for (const sql of totals) read.push((await client.query(sql)).rows)
  return read
}

/** Those that are not made of the others. */
async function storedColumns(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query(
    `select string_agg(column_name, ', ') as columns from information_schema.columns
     where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  )
  return rows[0].columns
}

describe('the demonstration', () => {
  it('is the same for the same seed and day, and another for another seed', async () => {
    const [same, other] = [await open(), await open()]
    await fillDemo(same.url, options)
    await fillDemo(other.url, { ...options, seed: 8 })
    const rows = await contents(filled.client)
    expect(await contents(same.client)).toEqual(rows)
    expect((await contents(other.client)).users).not.toEqual(rows.users)
    for (const [table, list] of Object.entries(rows)) expect([table, list.length > 0]).toEqual([table, true])
  })

  it('speaks all six languages', async () => {
    const { rows } = await filled.client.query('select distinct language from users order by 1')
    expect(rows.map(({ language }) => language)).toEqual(['ar', 'de', 'en', 'es', 'fr', 'it'])
    const { rows: unfilled } = await filled.client.query(`select from messages where content ~ '[{}]'`)
    expect(unfilled).toEqual([])
  })

  it('is written once', async () => {
    const before = await contents(filled.client)
    const again = await fillDemo(filled.url, { ...options, users: 50 })
    expect(again).toMatchObject({ isNew: false, users: 15, seed: 7, administrator: 'admin@example.org' })
    expect(await contents(filled.client)).toEqual(before)
  })

  it('leaves the totals as the rows alone would have made them', async () => {
    const { client } = filled
    const kept = await readTotals(client)
    const { rows } = await client.query('select * from emotion_labels')
    await client.query('begin')
    // Once more by the triggers, which count each statement.
    await client.query('delete from emotion_labels')
    await client.query(
      'insert into emotion_labels select * from jsonb_populate_recordset(null::emotion_labels, $1)',
      [JSON.stringify(rows)],
    )
    await client.query('update users set is_standby = not is_standby')
    await client.query('update users set is_standby = not is_standby')
    for (const table of ['feedbacks', 'audit_log', 'outbox']) {
      const columns = await storedColumns(client, table)
      await client.query(
        `create temporary table kept on commit drop as select ${columns} from ${table}; delete from ${table};
         insert into ${table} (${columns}) select * from kept; drop table kept`,
      )
    }
    expect(await readTotals(client)).toEqual(kept)
    await client.query('rollback')
  })

  it('is not mixed with what users have written', async () => {
    const { url, client } = await open()
    await client.query(
      `insert into users (name, email, password_hash) values ('Anna', 'anna@example.org', 'x')`,
    )
    await expect(fillDemo(url, options)).rejects.toThrow('accounts that are not demonstration data')
    expect((await client.query('select from users')).rowCount).toBe(1)
  })
})
