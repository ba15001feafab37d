import type { MigrationInterface, QueryRunner } from 'typeorm'

const TABLES = [
  `create table emotion_labels (
    owner_id uuid not null,
    companion_id uuid not null,
    message_id uuid not null,
    emotion text not null check (emotion in ('drunk', 'depressed', 'in_love', 'looking_for_love', 'feeling_down',
      'looking_for_fun', 'looking_for_distraction', 'neutral')),
    confidence real not null check (confidence between 0 and 1),
    created_at timestamptz not null,
    primary key (owner_id, message_id),
    foreign key (owner_id, companion_id) references companions (owner_id, id) on delete cascade
  )`,
  `create index emotion_labels_of_companion on emotion_labels (owner_id, companion_id)`,

  // Over all people, by UTC day; each process mostly adds to a slot of its own.
  `create table emotion_day_totals (
    day date not null,
    emotion text not null,
    slot integer not null,
    amount integer not null,
    confidence double precision not null,
    primary key (day, emotion, slot)
  ) with (fillfactor = 50)`,
  // These hold only what the labels hold: rows go with the last label they count, so none is bound to an account.
  `create table emotion_user_day_totals (
    owner_id uuid not null,
    day date not null,
    emotion text not null,
    amount integer not null,
    primary key (day, owner_id, emotion)
  ) with (fillfactor = 70)`,
  `create table emotion_user_totals (
    owner_id uuid not null,
    emotion text not null,
    amount integer not null,
    primary key (owner_id, emotion)
  ) with (fillfactor = 50)`,
  `create table emotion_users (
    owner_id uuid primary key,
    primary_emotion text not null,
    amount integer not null
  ) with (fillfactor = 50)`,
  `create index emotion_users_by_amount on emotion_users (amount desc, owner_id)`,
  `create index emotion_users_by_emotion on emotion_users (primary_emotion, amount desc, owner_id)`,
]

const day = `(created_at at time zone 'UTC')::date`

// One after the other for each person, so that the most frequent emotion is chosen from figures that all see.
const countLabels = (sign: 1 | -1) => `
  perform pg_advisory_xact_lock(hashtextextended('emotions:' || owner_id, 0))
    from (select distinct owner_id from changed order by 1) as owners;
  insert into emotion_day_totals as t (day, emotion, slot, amount, confidence)
    select ${day}, emotion, pg_backend_pid() % 16, ${sign} * count(*), ${sign} * sum(confidence::float8)
    from changed group by 1, 2 order by 1, 2
    on conflict (day, emotion, slot)
    do update set amount = t.amount + excluded.amount, confidence = t.confidence + excluded.confidence;
  insert into emotion_user_day_totals as t (owner_id, day, emotion, amount)
    select owner_id, ${day}, emotion, ${sign} * count(*) from changed group by 1, 2, 3
    on conflict (day, owner_id, emotion) do update set amount = t.amount + excluded.amount;
  insert into emotion_user_totals as t (owner_id, emotion, amount)
    select owner_id, emotion, ${sign} * count(*) from changed group by 1, 2
    on conflict (owner_id, emotion) do update set amount = t.amount + excluded.amount;
  insert into emotion_users (owner_id, primary_emotion, amount)
    select owner_id, (array_agg(emotion order by amount desc, emotion))[1], sum(amount) from emotion_user_totals
    where owner_id in (select owner_id from changed) group by owner_id
    on conflict (owner_id) do update set primary_emotion = excluded.primary_emotion, amount = excluded.amount;`

const DROP_EMPTY = `
  delete from emotion_users where amount = 0 and owner_id in (select owner_id from changed);
  delete from emotion_user_totals where amount = 0 and owner_id in (select owner_id from changed);
  delete from emotion_user_day_totals where amount = 0
    and (day, owner_id) in (select ${day}, owner_id from changed);`

const countTrigger = (operation: 'insert' | 'delete', table: 'new' | 'old', body: string) => [
  `create function count_emotions_${operation}() returns trigger language plpgsql as $$
   begin if exists (select from changed) then ${body} end if; return null; end $$`,
  `create trigger count_emotions_${operation} after ${operation} on emotion_labels
   referencing ${table} table as changed for each statement execute function count_emotions_${operation}()`,
]

const TRIGGERS = [
  ...countTrigger('insert', 'new', countLabels(1)),
  ...countTrigger('delete', 'old', countLabels(-1) + DROP_EMPTY),
]

const DOWN = [
  'drop function count_emotions_insert, count_emotions_delete cascade',
  'drop table emotion_users, emotion_user_totals, emotion_user_day_totals, emotion_day_totals, emotion_labels',
]

export class CreateEmotions1763701000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [...TABLES, ...TRIGGERS]) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of DOWN) await runner.query(sql)
  }
}
