import { join } from 'node:path'
import { startEmbeddedPostgres } from '@confida/api/embedded-postgres'
import { migrate } from '@confida/api/migrate'
import { hashPassword } from '@confida/api/password'
import pg from 'pg'
import { root } from '../../paths.ts'
import type { Cleanup } from '../cleanup.ts'

export const ADMINISTRATOR = { email: 'admin@confida.local', password: 'confida-bench' }

/** What is measured may be lost: filling it in is what takes the time. */
const SETTINGS = { fsync: 'off', max_wal_size: '4GB' }

export interface BulkUsersDatabase {
  url: string
}

/** A database with so many demonstration users; made once, which takes minutes for many, and kept in `.data-bench`. */
export async function openBulkUsers(users: number, cleanup: Cleanup): Promise<BulkUsersDatabase> {
  const dataDir = join(root, '.data-bench', String(users))
  const { url, stop } = await startEmbeddedPostgres({ dataDir, settings: SETTINGS })
  cleanup.add(stop)
  await migrate(url)
  await fill(url, users)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('update users set password_hash = $1 where email = $2', [
    await hashPassword(ADMINISTRATOR.password),
    ADMINISTRATOR.email,
  ])
  await client.query('vacuum analyze')
  await client.query('checkpoint')
  await client.end()
  return { url }
}

async function fill(url: string, users: number): Promise<void> {
  // What it needs of the libraries exists once they are built.
  const { fillDemo } = await import('../../demo/fill/fill-demo.ts')
  const passwordHash = await hashPassword(ADMINISTRATOR.password)
  const report = (done: number) =>
    done % 10_000 === 0 && console.log(`  ${done.toLocaleString('en-GB')} users`)
  await fillDemo(url, {
    users,
    seed: 1,
    until: new Date(new Date().setUTCHours(0, 0, 0, 0)),
    passwordHash,
    administrator: { email: ADMINISTRATOR.email, passwordHash },
    report,
  })
}
