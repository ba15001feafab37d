import type { ClientBase } from 'pg'
import { withClient } from '../backup/database-facts.ts'
import {
  DISTRIBUTION_COLUMN,
  findObstacles,
  findTablesOfOwner,
  REFERENCE_TABLE,
  removalsOfTriggers,
} from './obstacles.ts'

export interface Distribution {
  /** Whether the server has the extension. */
  hasCitus: boolean
  obstacles: string[]
  /** What is split; none where something was in the way. */
  tables: string[]
}

const FIND_CITUS = `select to_regproc('create_distributed_table') is not null as "hasCitus"`
// Tables that refer to a table of every server are listed, too.
const FIND_SPLIT = `select logicalrelid::regclass::text as name from pg_dist_partition
  where partmethod = 'h' or repmodel = 't'`
/** A transaction that has touched a table of every server may use only one connection to each. */
const BEGIN = `begin; set local citus.multi_shard_modify_mode = 'sequential'`

/** Splits the tables of the owner with Citus where it is there and nothing is in the way, all that are not yet or none. */
export function distribute(databaseUrl: string): Promise<Distribution> {
  return withClient(databaseUrl, async (client) => {
    const { hasCitus } = (await client.query(FIND_CITUS)).rows[0]
    const obstacles = await findObstacles(client)
    if (!hasCitus || obstacles.length > 0) return { hasCitus, obstacles, tables: [] }
    const tables = await findTablesOfOwner(client)
    await client.query(BEGIN)
    for (const removal of await removalsOfTriggers(client)) await client.query(removal)
    await split(client, tables)
    await client.query('commit')
    // What is left of the rows where they were would never be erased with somebody.
    for (const table of [...tables, REFERENCE_TABLE])
      await client.query('select truncate_local_data_after_distributing_table($1)', [table])
    return { hasCitus, obstacles, tables }
  })
}

async function split(client: ClientBase, tables: string[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(FIND_SPLIT)
  const isSplit = new Set(rows.map(({ name }) => name))
  if (!isSplit.has(REFERENCE_TABLE))
    await client.query('select create_reference_table($1)', [REFERENCE_TABLE])
  let first = tables.find((table) => isSplit.has(table))
  for (const table of tables.filter((each) => !isSplit.has(each))) {
    await client.query('select create_distributed_table($1, $2, colocate_with => $3)', [
      table,
      DISTRIBUTION_COLUMN,
      first ?? 'none',
    ])
    first ??= table
  }
}
