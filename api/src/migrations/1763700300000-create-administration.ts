import type { MigrationInterface, QueryRunner } from 'typeorm'

const AUDIT_LOG = [
  `create table audit_log (
    id uuid primary key default gen_random_uuid(),
    created_at timestamptz not null default clock_timestamp(),
    actor_id uuid references users (id) on delete set null,
    actor_name text,
    action text not null check (length(action) <= 64),
    target_id text check (length(target_id) <= 100),
    target_name text,
    before jsonb,
    after jsonb
  )`,
  `create index audit_log_newest on audit_log (created_at, id)`,
  `create index audit_log_by_action on audit_log (action, created_at, id)`,
  `create index audit_log_of_target on audit_log (target_id)`,
  `create index audit_log_of_actor on audit_log (actor_id)`,
  `create index audit_log_search on audit_log using gin (actor_name gin_trgm_ops, target_name gin_trgm_ops)`,
]

// Statistics that cost the same at any size. Each process mostly adds to a slot of its own, so that people who create
// partners at the same moment do not wait for each other's commit; a total is the sum of its slots.
const RUNNING_TOTALS = `create table running_totals (
  key text not null check (length(key) <= 64),
  slot integer not null,
  amount numeric(18, 2) not null,
  primary key (key, slot)
) with (fillfactor = 50)`

/** In the order of the keys, so that two who share a slot cannot wait for each other in a circle. */
const addUp = (changes: string) => `
  insert into running_totals as t (key, slot, amount)
  select key, pg_backend_pid() % 64, sum(amount) from (${changes}) as change (key, amount)
  group by key having sum(amount) <> 0 order by key
  on conflict (key, slot) do update set amount = t.amount + excluded.amount`

/** What rows of `counted`, partners with a `sign`, add to the figures. */
const OF_COMPANIONS = `
  select 'companions', sign from counted
  union all select 'companions.gender.' || gender, sign from counted
  union all select 'companions.personality.' || personality_type, sign from counted
  union all select 'companions.style.' || communication_style, sign from counted
  union all select 'companions.interest.' || unnest(interests), sign from counted`

const OF_USERS = `
  select case when deleted_at is not null then 'users.deleted' when is_standby then 'users.standby'
    else 'users.active' end, sign from changed`

const OF_PAYMENTS = `
  select 'payments.days', sign * duration_days from changed where payment_status = 'paid'
  union all select 'payments.revenue', sign * amount from changed where payment_status = 'paid'`

type Operation = 'insert' | 'update' | 'delete'
const OPERATIONS: Operation[] = ['insert', 'update', 'delete']

const transitions: Record<Operation, { tables: string; changed: string }> = {
  insert: { tables: 'new table as new_rows', changed: 'select *, 1 as sign from new_rows' },
  delete: { tables: 'old table as old_rows', changed: 'select *, -1 as sign from old_rows' },
  update: {
    tables: 'old table as old_rows new table as new_rows',
    changed: 'select *, 1 as sign from new_rows union all select *, -1 as sign from old_rows',
  },
}

function countTrigger(table: string, operation: Operation, changes: string): string[] {
  const name = `count_${table}_${operation}`
  const { tables, changed } = transitions[operation]
  return [
    `create function ${name}() returns trigger language plpgsql as $$
     begin ${addUp(`with changed as (${changed}) ${changes}`)}; return null; end $$`,
    `create trigger ${name} after ${operation} on ${table} referencing ${tables}
     for each statement execute function ${name}()`,
  ]
}

// Partners of deleted accounts do not count. The lock makes a change of a partner and the deletion of its owner come one
// after the other, else each would count what the other has changed. An owner who is gone is being erased: cascade.
const COMPANION_CHANGES = `,
  owners as (select id, deleted_at from users where id in (select owner_id from changed) for share),
  counted as (select c.* from changed c left join owners o on o.id = c.owner_id where o.deleted_at is null)
  ${OF_COMPANIONS}`

// Deleting an account takes its partners out of the figures, restoring brings them back.
const USER_UPDATES = `,
  moved as (
    select n.id, case when n.deleted_at is null then 1 else -1 end as sign
    from new_rows n join old_rows o on o.id = n.id where (n.deleted_at is null) <> (o.deleted_at is null)
  ),
  counted as (select c.*, m.sign from moved m join companions c on c.owner_id = m.id)
  ${OF_USERS} union all ${OF_COMPANIONS}`

const TRIGGERS = OPERATIONS.flatMap((operation) => [
  ...countTrigger('companions', operation, COMPANION_CHANGES),
  ...countTrigger('users', operation, operation === 'update' ? USER_UPDATES : OF_USERS),
  ...countTrigger('payments', operation, OF_PAYMENTS),
])

const FUNCTIONS = [
  // For the tables as they are now, and for whoever loads rows with triggers switched off.
  `create function rebuild_running_totals() returns void language plpgsql as $$
   begin
     lock table users, companions, payments in share row exclusive mode;
     delete from running_totals;
     ${addUp(`with changed as (select *, 1 as sign from users),
       counted as (select c.*, 1 as sign from companions c join users u on u.id = c.owner_id where u.deleted_at is null)
       ${OF_USERS} union all ${OF_COMPANIONS}`)};
     ${addUp(`with changed as (select *, 1 as sign from payments) ${OF_PAYMENTS}`)};
   end $$`,
  'select rebuild_running_totals()',

  // An account that is erased for good takes its name and data out of the log; that something happened stays. The
  // partners of a deleted one are counted again first, because erasing them takes them out once more.
  `create function forget_user() returns trigger language plpgsql as $$
   begin
     update audit_log set target_name = null, before = null, after = null where target_id = old.id::text;
     update audit_log set actor_name = null where actor_id = old.id;
     if old.deleted_at is not null then
       ${addUp(
         `with counted as (select c.*, 1 as sign from companions c where c.owner_id = old.id) ${OF_COMPANIONS}`,
       )};
     end if;
     return old;
   end $$`,
  `create trigger forget_user before delete on users for each row execute function forget_user()`,
]

const LISTS = [
  `drop index users_deleted`,
  `create index users_by_deleted_at on users (deleted_at, id) where deleted_at is not null`,
]

const DOWN = [
  `drop index users_by_deleted_at`,
  `create index users_deleted on users (deleted_at desc, id) where deleted_at is not null`,
  `drop trigger forget_user on users`,
  `drop function forget_user, rebuild_running_totals`,
  ...OPERATIONS.flatMap((operation) =>
    ['payments', 'users', 'companions'].map((table) => `drop function count_${table}_${operation} cascade`),
  ),
  `drop table running_totals`,
  `drop table audit_log`,
]

export class CreateAdministration1763700300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [...AUDIT_LOG, RUNNING_TOTALS, ...TRIGGERS, ...FUNCTIONS, ...LISTS]) {
      await runner.query(sql)
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of DOWN) await runner.query(sql)
  }
}
