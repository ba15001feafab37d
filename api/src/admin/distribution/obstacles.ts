import type { ClientBase } from 'pg'

/** What rows are split by: a person's rows lie together, on one server. */
export const DISTRIBUTION_COLUMN = 'owner_id'
/** On every server as a whole: the rows of a person refer to it. */
export const REFERENCE_TABLE = 'users'

/** The tables of the owner: all that have the column. */
const OF_OWNER = `select c.oid, c.relname as name, a.attnum from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attname = '${DISTRIBUTION_COLUMN}' and not a.attisdropped
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`

// Citus demands the column in whatever has to be unique, in both ends of a reference between such tables and at the same place,
// and no trigger, which would write on another server.
const OBSTACLES = `with of_owner as (${OF_OWNER})
  select o.name || ': ' || i.indexrelid::regclass || ' is unique without ${DISTRIBUTION_COLUMN}' as obstacle
  from of_owner o join pg_index i on i.indrelid = o.oid
  where (i.indisunique or i.indisexclusion) and o.attnum <> all (i.indkey::int2[])
  union all
  select o.name || ' has no primary key'
  from of_owner o where not exists (select from pg_index i where i.indrelid = o.oid and i.indisprimary)
  union all
  select source.relname || ': ' || k.conname || ' refers across owners'
  from pg_constraint k
  join pg_class source on source.oid = k.conrelid
  join pg_class target on target.oid = k.confrelid
  left join of_owner s on s.oid = k.conrelid
  left join of_owner t on t.oid = k.confrelid
  where k.contype = 'f' and (s.oid is not null or t.oid is not null)
    and not (s.oid is not null and target.relname = '${REFERENCE_TABLE}' and k.confdeltype in ('a', 'r', 'c'))
    and not exists (
      select from unnest(k.conkey, k.confkey) as pair (own, other) where pair.own = s.attnum and pair.other = t.attnum
    )
  union all
  select c.relname || ' has the trigger ' || g.tgname
  from pg_class c join pg_trigger g on g.tgrelid = c.oid
  where not g.tgisinternal and (c.oid in (select oid from of_owner) or c.oid = '${REFERENCE_TABLE}'::regclass)
  order by 1`

/** The names of the tables of the owner. */
export async function findTablesOfOwner(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query(`select name from (${OF_OWNER}) tables order by name`)
  return rows.map(({ name }) => name)
}

/** What of the schema keeps Citus from splitting it by owner. */
export async function findObstacles(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query(OBSTACLES)
  return rows.map(({ obstacle }) => obstacle)
}
