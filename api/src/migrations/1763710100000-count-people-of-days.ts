import type { MigrationInterface, QueryRunner } from 'typeorm'

// How many people wrote on a day and next on which other one; 'infinity' for no later one. Whoever wrote in a period
// has exactly one day of it whose next lies behind it, so that these tell how many did without looking at any of them.
const TABLE = `create table emotion_day_gaps (
  day date not null,
  next_day date not null,
  slot integer not null,
  amount integer not null,
  primary key (next_day, day, slot)
) with (fillfactor = 50)`

const INDEX = `create unique index emotion_user_day_totals_of_owner
  on emotion_user_day_totals (owner_id, day, emotion)`

const gapsOf = (days: string, sign: 1 | -1) => `
  select day, lead(day, 1, 'infinity') over (partition by owner_id order by day) as next_day, ${sign} as amount
  from ${days}`

// Days that come or go change the gap that they lie in. The rows of one person change one after the other.
const changeGaps = (sign: 1 | -1) => `
  insert into emotion_day_gaps as t (day, next_day, slot, amount)
    with days as (
      select owner_id, day, sum(was) > 0 as was, sum(now) > 0 as now from (
        select owner_id, day, 1 as was, 1 as now from emotion_user_day_totals
        where owner_id in (select owner_id from changed)
        union all select owner_id, day, ${-sign}, 0 from changed
      ) as rows group by 1, 2
    )
    select day, next_day, pg_backend_pid() % 16, sum(amount)
    from (${gapsOf('days where was', -1)} union all ${gapsOf('days where now', 1)}) as gaps
    group by 1, 2 having sum(amount) <> 0 order by 1, 2
    on conflict (next_day, day, slot) do update set amount = t.amount + excluded.amount;`

const trigger = (operation: 'insert' | 'delete', table: 'new' | 'old', body: string) => [
  `create function count_emotion_days_${operation}() returns trigger language plpgsql as $$
   begin if exists (select from changed) then ${body} end if; return null; end $$`,
  `create trigger count_emotion_days_${operation} after ${operation} on emotion_user_day_totals
   referencing ${table} table as changed for each statement execute function count_emotion_days_${operation}()`,
]

const UP = [
  TABLE,
  INDEX,
  `insert into emotion_day_gaps (day, next_day, slot, amount)
   select day, next_day, 0, count(*)
   from (${gapsOf('(select distinct owner_id, day from emotion_user_day_totals) as days', 1)}) as gaps group by 1, 2`,
  // Rebuilding the totals goes through these as well.
  ...trigger('insert', 'new', changeGaps(1)),
  ...trigger('delete', 'old', changeGaps(-1)),
]

const DOWN = [
  'drop function count_emotion_days_insert, count_emotion_days_delete cascade',
  'drop index emotion_user_day_totals_of_owner',
  'drop table emotion_day_gaps',
]

export class CountPeopleOfDays1763710100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of DOWN) await runner.query(sql)
  }
}
