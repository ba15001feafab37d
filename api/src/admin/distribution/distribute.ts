import { withClient } from '../backup/database-facts.ts'
import { DISTRIBUTION_COLUMN, findObstacles, findTablesOfOwner, REFERENCE_TABLE } from './obstacles.ts'

export interface Distribution {
  /** Whether the server has the extension. */
  hasCitus: boolean
  obstacles: string[]
  /** What was split; none where something was in the way. */
  tables: string[]
}

const FIND_CITUS = `select exists (select from pg_extension where extname = 'citus') as "hasCitus"`

/** Splits the tables of the owner with Citus where it is there and nothing is in the way, all of them or none. */
export function distribute(databaseUrl: string): Promise<Distribution> {
  return withClient(databaseUrl, async (client) => {
    const { hasCitus } = (await client.query(FIND_CITUS)).rows[0]
    const obstacles = await findObstacles(client)
    if (!hasCitus || obstacles.length > 0) return { hasCitus, obstacles, tables: [] }
    const tables = await findTablesOfOwner(client)
    await client.query('begin')
    await client.query('select create_reference_table($1)', [REFERENCE_TABLE])
    for (const table of tables)
      await client.query('select create_distributed_table($1, $2, colocate_with => $3)', [
        table,
        DISTRIBUTION_COLUMN,
        table === tables[0] ? 'none' : tables[0],
      ])
    await client.query('commit')
    return { hasCitus, obstacles, tables }
  })
}
