import type { Client } from 'pg'

/** Writes rows whose members are named like the table's columns, by one statement. */
export async function insertRows(client: Client, table: string, rows: object[]): Promise<void> {
  if (!rows[0]) return
  const columns = Object.keys(rows[0]).join(', ')
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  )
}
