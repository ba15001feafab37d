import type { MigrationInterface, QueryRunner } from 'typeorm'

const EMOTIONS = [
  'drunk',
  'depressed',
  'in_love',
  'looking_for_love',
  'feeling_down',
  'looking_for_fun',
  'looking_for_distraction',
  'neutral',
]

// Like the other totals of a user it holds only what the labels hold, and is not bound to an account.
const TABLE = `create table emotion_user_month_totals (
  month date not null,
  owner_id uuid not null,
  amount integer not null,
  ${EMOTIONS.map((emotion) => `${emotion} integer not null`).join(', ')},
  primary key (month, owner_id)
) with (fillfactor = 70)`

const columns = `month, owner_id, amount, ${EMOTIONS.join(', ')}`

const addUp = (month: string, amount: string, rows: string) => {
  const ofEmotion = (emotion: string) => `coalesce(sum(${amount}) filter (where emotion = '${emotion}'), 0)`
  return `insert into emotion_user_month_totals as t (${columns})
    select ${month}, owner_id, sum(${amount}), ${EMOTIONS.map(ofEmotion).join(', ')}
    from ${rows} group by 1, 2 order by 1, 2`
}

const ADD_UP_DAYS = addUp(`date_trunc('month', day)::date`, 'amount', 'emotion_user_day_totals')

const month = `date_trunc('month', created_at at time zone 'UTC')::date`

// The lock is the one under which the other totals of a person are counted: whoever has it need not wait for a row.
const countLabels = (sign: 1 | -1) => `
  perform pg_advisory_xact_lock(hashtextextended('emotions:' || owner_id, 0))
    from (select distinct owner_id from changed order by 1) as owners;
  ${addUp(month, String(sign), 'changed')}
  on conflict (month, owner_id) do update set
    ${['amount', ...EMOTIONS].map((column) => `${column} = t.${column} + excluded.${column}`).join(', ')};`

const DROP_EMPTY = `
  delete from emotion_user_month_totals where amount = 0
    and (month, owner_id) in (select ${month}, owner_id from changed);`

const trigger = (operation: 'insert' | 'delete', table: 'new' | 'old', body: string) => [
  `create function count_emotion_months_${operation}() returns trigger language plpgsql as $$
   begin if exists (select from changed) then ${body} end if; return null; end $$`,
  `create trigger count_emotion_months_${operation} after ${operation} on emotion_labels
   referencing ${table} table as changed for each statement execute function count_emotion_months_${operation}()`,
]

const day = `(created_at at time zone 'UTC')::date`

const rebuild = (
  months: string[],
) => `create or replace function rebuild_emotion_totals() returns void language plpgsql as $$
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
    ${months.map((statement) => `${statement};`).join('\n    ')}
  end $$`

const UP = [
  TABLE,
  // From here on labels wait until what there is has been counted.
  ...trigger('insert', 'new', countLabels(1)),
  ...trigger('delete', 'old', countLabels(-1) + DROP_EMPTY),
  ADD_UP_DAYS,
  rebuild(['delete from emotion_user_month_totals', ADD_UP_DAYS]),
]

const DOWN = [
  rebuild([]),
  'drop function count_emotion_months_insert, count_emotion_months_delete cascade',
  'drop table emotion_user_month_totals',
]

export class CountEmotionsByMonth1764560000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of DOWN) await runner.query(sql)
  }
}
