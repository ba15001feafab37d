import { randomUUID } from 'node:crypto'
import { columnTypes } from '@confida/api/statement'
import pg from 'pg'
import type { DemoTier } from '../users/activity.ts'
import { Addresses } from '../users/addresses.ts'
import { type BulkUserOptions, makeBulkUsers } from '../users/bulk-users.ts'
import { type DemoMark, readMark, refuseOtherData, writeMark } from './demo-mark.ts'
import { type BulkInsertOptions, insertBulkUsers } from './insert-bulk-users.ts'
import { prepareDialogues } from './insert-conversations.ts'
import { insertRows } from './insert-rows.ts'
import { withoutCounting } from './without-counting.ts'

/** Users a statement: few enough to be held in memory with all that they write. */
const AT_ONCE = 2000

export interface DemoOptions extends Omit<BulkUserOptions, 'tiers'> {
  users: number
  passwordHash: string
  /** Made where there is no administrator yet. */
  administrator: { email: string; passwordHash: string }
  report?: (done: number) => void
}

/**
 * Fills an empty database with demonstration data, whole or not at all; a second time nothing is written.
 * @throws Error with a sentence for a person where the database has accounts of other users
 */
export async function fillDemo(url: string, options: DemoOptions): Promise<DemoMark & { isNew: boolean }> {
  const client = new pg.Client({ connectionString: url, types: columnTypes })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('lock table users in share row exclusive mode')
    const earlier = await readMark(client)
    if (earlier) return { ...earlier, isNew: false }
    await refuseOtherData(client)
    const mark = await fill(client, options)
    await client.query('commit')
    await client.query('analyze')
    return { ...mark, isNew: true }
  } finally {
    // What was not committed is undone with the connection.
    await client.end()
  }
}

async function fill(client: pg.Client, options: DemoOptions): Promise<DemoMark> {
  const { seed, users, until, passwordHash, report } = options
  const { rows: tiers } = await client.query<DemoTier>(
    'select id, name, price, duration_days from pricing_tiers where is_active order by created_at, id',
  )
  let mark: DemoMark | undefined
  await withoutCounting(client, async () => {
    const { email: administrator, ...actor } = await administratorOf(client, options)
    const insertOptions: BulkInsertOptions = { passwordHash, administrator: actor }
    await prepareDialogues(client)
    const addresses = new Addresses()
    for (let first = 0; first < users; first += AT_ONCE) {
      const end = Math.min(users, first + AT_ONCE)
      const bulk = makeBulkUsers(first, end, addresses, { seed, until, tiers })
      const [user] = bulk.users
      if (user) mark ??= { demo: true, users, seed, name: user.name, email: user.email, administrator }
      await insertBulkUsers(client, bulk, insertOptions)
      report?.(end)
    }
  })
  if (!mark) throw new Error('There must be one user at least.')
  await writeMark(client, mark)
  return mark
}

type Administrator = BulkInsertOptions['administrator'] & { email: string }

async function administratorOf(
  client: pg.Client,
  { administrator, until }: DemoOptions,
): Promise<Administrator> {
  const find = `select id, name, email from users where role = 'admin' and deleted_at is null order by created_at limit 1`
  const { rows } = await client.query<Administrator>(find)
  if (rows[0]) return rows[0]
  const { email, passwordHash } = administrator
  const made = { id: randomUUID(), name: 'Amministratore', email }
  // Before everyone else, as who set the product up.
  const created_at = new Date(until.getTime() - 500 * 86_400_000)
  await insertRows(client, 'users', [
    { ...made, password_hash: passwordHash, role: 'admin', administrator_role: 'owner', created_at },
  ])
  return made
}
