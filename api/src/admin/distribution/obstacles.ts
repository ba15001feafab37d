import type { ClientBase } from 'pg'

/** What rows are split by: a person's rows lie together, on one server. */
export const DISTRIBUTION_COLUMN = 'owner_id'
/** On every server as a whole: the rows of a person refer to it. */
export const REFERENCE_TABLE = 'users'

/** What triggers do on one server and something else on many: `distribute` removes them. */
const REPLACED_TRIGGERS = [
  // The jobs `user-totals.recount` and `emotion-totals.recount` count instead.
  ...['count_users', 'list_users', 'count_companions'].flatMap((name) =>
    ['insert', 'update', 'delete'].map((operation) => `${name}_${operation}`),
  ),
  ...['count_emotions', 'count_emotion_days', 'count_emotion_months'].flatMap((name) => [
    `${name}_insert`,
    `${name}_delete`,
  ]),
  // Its other half, what the audit log holds of somebody, is done by whoever erases them.
  'forget_user',
  // For versions that add days to `days_remaining`; none of them may run on this schema any more.
  'extend_premium',
]
const TRIGGERS = `select c.relname as table, g.tgname as trigger,
    g.tgname = any('{${REPLACED_TRIGGERS.join()}}') as is_replaced
  from pg_class c join pg_trigger g on g.tgrelid = c.oid
  where not g.tgisinternal and (c.oid in (select oid from of_owner) or c.oid = '${REFERENCE_TABLE}'::regclass)`

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
    and not (k.confdeltype in ('a', 'r', 'c') and (
      s.oid is not null and target.relname = '${REFERENCE_TABLE}'
      or exists (
        select from unnest(k.conkey, k.confkey) as pair (own, other) where pair.own = s.attnum and pair.other = t.attnum
      )
    ))
  union all
  select "table" || ' has the trigger ' || trigger from (${TRIGGERS}) triggers where not is_replaced
  order by 1`

// A table that others refer to has to be split before them.
const TABLES = `with recursive of_owner as (${OF_OWNER}), depths as (
    select oid, name, 0 as depth from of_owner
    union
    select o.oid, o.name, d.depth + 1
    from depths d join pg_constraint k on k.contype = 'f' and k.confrelid = d.oid and k.conrelid <> d.oid
    join of_owner o on o.oid = k.conrelid
    where d.depth < 10
  )
  select name from depths group by name order by max(depth), name`

/** The names of the tables of the owner, in the order in which they can be split. */
export async function findTablesOfOwner(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query(TABLES)
  return rows.map(({ name }) => name)
}

/** The triggers that are in the way only until something else does their work, as commands that remove them. */
export async function removalsOfTriggers(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query(
    `with of_owner as (${OF_OWNER}) select "table", trigger from (${TRIGGERS}) triggers where is_replaced`,
  )
  return rows.map(({ table, trigger }) => `drop trigger ${trigger} on ${table}`)
}

/** What of the schema keeps Citus from splitting it by owner. */
export async function findObstacles(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query(OBSTACLES)
  return rows.map(({ obstacle }) => obstacle)
}
