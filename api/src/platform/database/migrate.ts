import { DataSource, type QueryRunner } from 'typeorm'
import { loadMigrations } from '../../migrations/index.ts'
import { ConfigError } from '../config/config-error.ts'
import { installJobs } from '../jobs/install-jobs.ts'

/** Any number that no other user of the same database takes. */
const LOCK = 7_266_340_151

/**
 * The time stamp of the oldest migration whose version may run on the schema of this one. To be raised by what takes something
 * away that an older version uses; migrations that only add leave it.
 */
export const COMPATIBLE_SINCE = 1_763_760_000_000

/**
 * Brings the schema up to date. Several processes may call it at once: an advisory lock lets one work while the others
 * wait for it. A schema that a newer version has made incompatible is left alone. It has connections of its own, because a migration may run longer than any request may.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  const dataSource = new DataSource({
    type: 'postgres',
    url: databaseUrl,
    migrations: await loadMigrations(),
    installExtensions: false,
    poolSize: 2,
    connectTimeoutMS: 10_000,
    applicationName: 'confida-migrate',
  })
  await dataSource.initialize()
  await requireSessions(dataSource)
  const runner = dataSource.createQueryRunner()
  try {
    await runner.query('select pg_advisory_lock($1)', [LOCK])
    const since = await findCompatibility(runner)
    await dataSource.runMigrations({ transaction: 'each' })
    await runner.query(
      `comment on table migrations is 'compatible since ${Math.max(since, COMPATIBLE_SINCE)}'`,
    )
    await installJobs(databaseUrl)
  } finally {
    await runner.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined)
    await runner.release()
    await dataSource.destroy()
  }
}

/** Whether all migrations of this version have run. */
export async function isUpToDate(databaseUrl: string): Promise<boolean> {
  const dataSource = new DataSource({
    type: 'postgres',
    url: databaseUrl,
    migrations: await loadMigrations(),
    installExtensions: false,
    poolSize: 1,
    connectTimeoutMS: 10_000,
    extra: { query_timeout: 10_000 },
  })
  await dataSource.initialize()
  try {
    return !(await dataSource.showMigrations())
  } finally {
    await dataSource.destroy()
  }
}

/**
 * What the schema says of the versions that may run on it; 0 where it says nothing.
 * @throws ConfigError where this one may not
 */
async function findCompatibility(runner: QueryRunner): Promise<number> {
  if (!(await runner.hasTable('migrations'))) return 0
  const own = runner.dataSource.migrations.map((migration) => migration.constructor.name)
  const [{ unknown, comment }] = await runner.query(
    `select exists (select from migrations where name <> all ($1)) as unknown,
            obj_description('migrations'::regclass) as comment`,
    [own],
  )
  const since = Number(/^compatible since (\d+)$/.exec(comment)?.[1] ?? 0)
  const newest = Number(own.at(-1)?.slice(-13))
  if (unknown && (since === 0 || newest < since)) {
    throw new ConfigError([
      'The database was migrated by a newer version of Confida, beside which this one must not run: start that version.',
    ])
  }
  return since
}

/**
 * Behind a pooler in transaction mode a client has another of the server's processes for each transaction: no lock of a
 * session, no prepared statement and no `LISTEN` would be its own.
 * @throws ConfigError
 */
async function requireSessions(dataSource: DataSource): Promise<void> {
  const [first, second] = [dataSource.createQueryRunner(), dataSource.createQueryRunner()]
  const processOf = async (runner: QueryRunner): Promise<number> =>
    (await runner.query('select pg_backend_pid() as pid'))[0].pid
  try {
    const before = await processOf(first)
    await second.startTransaction()
    const isOwn = (await processOf(second)) !== before && (await processOf(first)) === before
    await second.rollbackTransaction()
    if (isOwn) return
  } finally {
    await Promise.all([first.release(), second.release()])
  }
  await dataSource.destroy()
  throw new ConfigError([
    'DATABASE_URL names a pooler in transaction mode: name PostgreSQL itself in DATABASE_DIRECT_URL beside it.',
  ])
}
