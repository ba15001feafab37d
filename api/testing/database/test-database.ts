import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { isAlive } from '../../src/platform/database/embedded/postmaster.ts'
import { migrate } from '../../src/platform/database/migrate.ts'

/** Set by the jest run's global set-up, read by its workers. */
const CLUSTER_URL = 'CONFIDA_TEST_CLUSTER_URL'
const TEMPLATE = 'CONFIDA_TEST_TEMPLATE'
const LOCK = 411

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/** A migrated database of its own for one test file, copied from the run's template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const clusterUrl = requireEnvironment(CLUSTER_URL)
  const name = `test_${process.ppid}_${randomBytes(6).toString('hex')}`
  await query(
    clusterUrl,
    `create database ${name} template ${requireEnvironment(TEMPLATE)} strategy file_copy`,
  )
  return {
    url: withDatabase(clusterUrl, name),
    drop: () => query(clusterUrl, `drop database if exists ${name} with (force)`),
  }
}

/** Makes the template once for each state of the migrations, and removes what killed runs left behind. */
export async function prepareTemplate(clusterUrl: string): Promise<void> {
  const template = `template_${await hashOfMigrations()}`
  await withLock(clusterUrl, async (client) => {
    const { rows } = await client.query('select datname as name, datistemplate as done from pg_database')
    if (!rows.some(({ name, done }) => name === template && done))
      await makeTemplate(client, clusterUrl, template)
    for (const { name } of rows)
      if (isLeftOver(name)) await client.query(`drop database if exists ${name} with (force)`)
  })
  process.env[CLUSTER_URL] = clusterUrl
  process.env[TEMPLATE] = template
}

/** Of their text, so that one that is still being written makes a new template with each change. */
async function hashOfMigrations(): Promise<string> {
  const folder = new URL('../../src/migrations/', import.meta.url)
  const hash = createHash('sha256')
  for (const file of (await readdir(folder)).sort()) hash.update(await readFile(new URL(file, folder)))
  for (const file of ['jobs/queues.ts', 'database/migrate.ts'])
    hash.update(await readFile(new URL(`../platform/${file}`, folder)))
  return hash.digest('hex').slice(0, 12)
}

async function makeTemplate(client: pg.Client, clusterUrl: string, template: string): Promise<void> {
  await client.query(`drop database if exists ${template}`)
  await client.query(`create database ${template}`)
  await migrate(withDatabase(clusterUrl, template))
  await client.query(`alter database ${template} is_template true`)
}

function isLeftOver(name: string): boolean {
  const run = /^test_(\d+)_/.exec(name)?.[1]
  return run !== undefined && !isAlive(Number(run))
}

async function withLock(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await work(client)
  } finally {
    await client.end()
  }
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

function withDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

function requireEnvironment(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error('Tests with a database need the global set-up of @confida/api/testing/jest.')
  return value
}
