import type { Client } from 'pg'

/** Writes rows by one statement, from one JSON value: the columns with their types, then the table's expressions. */
export async function insertRows(
  client: Client,
  table: string,
  columns: Record<string, string>,
  rows: object[],
  extra: Record<string, string> = {},
): Promise<void> {
  if (rows.length === 0) return
  const given = Object.entries(columns).map(([name, type]) => `${name} ${type}`)
  const names = [...Object.keys(columns), ...Object.keys(extra)]
  const values = [...Object.keys(columns).map((name) => `r.${name}`), ...Object.values(extra)]
  await client.query(
    `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from jsonb_to_recordset($1) as r (${given})`,
    [JSON.stringify(rows)],
  )
}
