import pg from 'pg'

export interface DatabaseFacts {
  /** PostgreSQL's, its first number. */
  version: number
  /** Of the product's schemas. */
  hasTables: boolean
  /** Processes of the product that are connected. */
  processes: number
}

const FACTS = `select
  current_setting('server_version_num')::int / 10000 as version,
  exists (select from pg_tables where schemaname in ('public', 'pgboss')) as "hasTables",
  (select count(*)::int from pg_stat_activity
    where datname = current_database() and application_name = 'confida-probe') as processes`

export async function withClient<Result>(
  databaseUrl: string,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await use(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

export const readFacts = (databaseUrl: string): Promise<DatabaseFacts> =>
  withClient(
    databaseUrl,
    async (client) => (await client.query<DatabaseFacts>(FACTS)).rows[0] as DatabaseFacts,
  )

export const countAccounts = (databaseUrl: string): Promise<number> =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query('select count(*)::int as count from users')
    return rows[0].count
  })
