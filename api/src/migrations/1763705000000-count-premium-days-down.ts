import type { MigrationInterface, QueryRunner } from 'typeorm'

const UP = [
  // The end is kept and the days are worked out from it: nothing has to count them down, and nothing can do so twice.
  `alter table users add column premium_until timestamptz`,
  `update users set premium_until = now() + days_remaining * interval '24 hours' where days_remaining > 0`,
  `create index users_by_premium_until on users (premium_until) where premium_until is not null`,

  // While an earlier version still runs beside this one it adds days to the old column; both go in a later release.
  `create function extend_premium() returns trigger language plpgsql as $$
   begin
     if tg_op = 'INSERT' then
       new.premium_until := case when new.days_remaining > 0 then now() + new.days_remaining * interval '24 hours' end;
     elsif new.days_remaining <> old.days_remaining then
       new.premium_until := greatest(new.premium_until, now())
         + (new.days_remaining - old.days_remaining) * interval '24 hours';
     end if;
     return new;
   end $$`,
  `create trigger extend_premium before insert or update of days_remaining on users
   for each row execute function extend_premium()`,

  // What is to be mailed once has a key that says what for; the row itself is the note that it was done.
  `alter table outbox add column once_key text unique check (length(once_key) <= 200)`,
]

const DOWN = [
  `alter table outbox drop column once_key`,
  `drop trigger extend_premium on users`,
  `drop function extend_premium`,
  `update users set days_remaining =
     greatest(ceil(extract(epoch from premium_until - now()) / 86400), 0) where premium_until is not null`,
  `drop index users_by_premium_until`,
  `alter table users drop column premium_until`,
]

export class CountPremiumDaysDown1763705000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of DOWN) await runner.query(sql)
  }
}
