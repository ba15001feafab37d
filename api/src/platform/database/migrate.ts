import { DataSource } from 'typeorm'
import { loadMigrations } from '../../migrations/index.ts'
import { installJobs } from '../jobs/install-jobs.ts'

/** Any number that no other user of the same database takes. */
const LOCK = 7_266_340_151

/**
 * Brings the schema up to date. Several processes may call it at once: an advisory lock lets one work while the others
 * wait for it. It has connections of its own, because a migration may run longer than any request may.
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
  const runner = dataSource.createQueryRunner()
  try {
    await runner.query('select pg_advisory_lock($1)', [LOCK])
    await dataSource.runMigrations({ transaction: 'each' })
    await installJobs(databaseUrl)
  } finally {
    await runner.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined)
    await runner.release()
    await dataSource.destroy()
  }
}
