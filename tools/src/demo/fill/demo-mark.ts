import type { Client } from 'pg'

/** What distinguishes demonstration data from real data: a comment on the table of users. */
export interface DemoMark {
  demo: true
  users: number
  seed: number
  /** Whom to log in as. */
  name: string
  email: string
  /** The administrator's address. */
  administrator: string
}

export async function readMark(client: Client): Promise<DemoMark | undefined> {
  const { rows } = await client.query<{ comment: string | null }>(
    `select obj_description('users'::regclass) as comment`,
  )
  const comment = rows[0]?.comment
  return comment?.startsWith('{"demo":true') ? JSON.parse(comment) : undefined
}

export async function writeMark(client: Client, mark: DemoMark): Promise<void> {
  await client.query(`comment on table users is ${client.escapeLiteral(JSON.stringify(mark))}`)
}

/** @throws Error with a sentence for a person */
export async function refuseOtherData(client: Client): Promise<void> {
  const { rows } = await client.query(`select from users where role <> 'admin' limit 1`)
  if (rows.length > 0)
    throw new Error(
      'The database has accounts that are not demonstration data; name an empty one by DATABASE_URL or DATA_DIR.',
    )
}
