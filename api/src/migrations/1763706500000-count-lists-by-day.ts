import type { MigrationInterface, QueryRunner } from 'typeorm'

// How many rows of each kind a list has of each UTC day, so that the total of a filtered list costs the same at any size.
// As with the running totals, each process mostly adds to a slot of its own.
const TABLE = `create table list_day_totals (
  list text not null,
  kind text not null,
  day date not null,
  slot integer not null,
  amount integer not null,
  primary key (list, kind, day, slot)
) with (fillfactor = 50)`

/** The lists, and what kind a row of each is; null is a row that the list does not show. */
const KINDS = {
  users: `case when deleted_at is null then case when is_standby then 'standby' else 'active' end end`,
  audit_log: 'action',
  feedbacks: 'coalesce(rating, 0)::text',
  outbox: 'state',
}
const LISTS = Object.entries(KINDS)

const addUp = (list: string, kind: string, rows: string) => `
  insert into list_day_totals as t (list, kind, day, slot, amount)
  select '${list}', ${kind}, (created_at at time zone 'UTC')::date, pg_backend_pid() % 16, sum(sign)
  from (${rows}) as changed where ${kind} is not null group by 2, 3 having sum(sign) <> 0 order by 2, 3
  on conflict (list, kind, day, slot) do update set amount = t.amount + excluded.amount`

const TRANSITIONS = {
  insert: ['new table as new_rows', 'select *, 1 as sign from new_rows'],
  update: [
    'old table as old_rows new table as new_rows',
    'select *, 1 as sign from new_rows union all select *, -1 as sign from old_rows',
  ],
  delete: ['old table as old_rows', 'select *, -1 as sign from old_rows'],
} as const

const triggersOf = ([list, kind]: [string, string]) =>
  Object.entries(TRANSITIONS).flatMap(([operation, [tables, rows]]) => [
    `create function list_${list}_${operation}() returns trigger language plpgsql as $$
     begin ${addUp(list, kind, rows)}; return null; end $$`,
    `create trigger list_${list}_${operation} after ${operation} on ${list} referencing ${tables}
     for each statement execute function list_${list}_${operation}()`,
  ])

// For the tables as they are now, and for whoever loads rows with triggers switched off.
const REBUILD_LISTS = `create function rebuild_list_totals() returns void language plpgsql as $$
  begin
    lock table ${Object.keys(KINDS).join(', ')} in share row exclusive mode;
    delete from list_day_totals;
    ${LISTS.map(([list, kind]) => addUp(list, kind, `select *, 1 as sign from ${list}`)).join(';')};
    delete from feedback_totals;
    insert into feedback_totals (rating, slot, amount)
      select coalesce(rating, 0), 0, count(*) from feedbacks group by 1;
  end $$`

const day = `(created_at at time zone 'UTC')::date`

const REBUILD_EMOTIONS = `create function rebuild_emotion_totals() returns void language plpgsql as $$
  begin
    lock table emotion_labels in share row exclusive mode;
    delete from emotion_day_totals;
    delete from emotion_user_day_totals;
    delete from emotion_user_totals;
    delete from emotion_users;
    insert into emotion_day_totals (day, emotion, slot, amount, confidence)
      select ${day}, emotion, 0, count(*), sum(confidence::float8) from emotion_labels group by 1, 2;
    insert into emotion_user_day_totals (owner_id, day, emotion, amount)
      select owner_id, ${day}, emotion, count(*) from emotion_labels group by 1, 2, 3;
    insert into emotion_user_totals (owner_id, emotion, amount)
      select owner_id, emotion, sum(amount) from emotion_user_day_totals group by 1, 2;
    insert into emotion_users (owner_id, primary_emotion, amount)
      select owner_id, (array_agg(emotion order by amount desc, emotion))[1], sum(amount)
      from emotion_user_totals group by 1;
  end $$`

const UP = [
  TABLE,
  ...LISTS.flatMap(triggersOf),
  REBUILD_LISTS,
  'select rebuild_list_totals()',
  REBUILD_EMOTIONS,
]

const DOWN = [
  'drop function rebuild_emotion_totals, rebuild_list_totals',
  ...Object.keys(KINDS).flatMap((list) =>
    Object.keys(TRANSITIONS).map((operation) => `drop function list_${list}_${operation} cascade`),
  ),
  'drop table list_day_totals',
]

export class CountListsByDay1763706500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of DOWN) await runner.query(sql)
  }
}
