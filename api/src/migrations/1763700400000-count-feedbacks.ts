import type { MigrationInterface, QueryRunner } from 'typeorm'

// How many feedbacks there are of each rating (0: none), so that the figures cost the same at any number. As with the
// running totals, each process mostly adds to a slot of its own. A rating never changes, so updates do not count.
const addUp = (rows: string, sign: 1 | -1) => `
  insert into feedback_totals as t (rating, slot, amount)
  select coalesce(rating, 0), pg_backend_pid() % 16, count(*) * ${sign} from ${rows} group by 1 order by 1
  on conflict (rating, slot) do update set amount = t.amount + excluded.amount`

const countTrigger = (operation: 'insert' | 'delete', table: 'new' | 'old') => [
  `create function count_feedbacks_${operation}() returns trigger language plpgsql as $$
   begin ${addUp('changed', operation === 'insert' ? 1 : -1)}; return null; end $$`,
  `create trigger count_feedbacks_${operation} after ${operation} on feedbacks
   referencing ${table} table as changed for each statement execute function count_feedbacks_${operation}()`,
]

const UP = [
  `create table feedback_totals (
    rating integer not null check (rating between 0 and 5),
    slot integer not null,
    amount integer not null,
    primary key (rating, slot)
  ) with (fillfactor = 50)`,
  ...countTrigger('insert', 'new'),
  ...countTrigger('delete', 'old'),
  addUp('feedbacks', 1),
  `create index feedbacks_by_rating on feedbacks (rating, created_at, id)`,
]

const DOWN = [
  `drop index feedbacks_by_rating`,
  `drop function count_feedbacks_insert, count_feedbacks_delete cascade`,
  `drop table feedback_totals`,
]

export class CountFeedbacks1763700400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of DOWN) await runner.query(sql)
  }
}
