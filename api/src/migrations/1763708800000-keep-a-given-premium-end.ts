import type { MigrationInterface, QueryRunner } from 'typeorm'

const extendPremium = (
  onInsert: string,
) => `create or replace function extend_premium() returns trigger language plpgsql as $$
   begin
     if tg_op = 'INSERT' then
       ${onInsert}
     elsif new.days_remaining <> old.days_remaining then
       new.premium_until := greatest(new.premium_until, now())
         + (new.days_remaining - old.days_remaining) * interval '24 hours';
     end if;
     return new;
   end $$`

const DAYS = `now() + new.days_remaining * interval '24 hours'`

export class KeepAGivenPremiumEnd1763708800000 implements MigrationInterface {
  /** A row that came with an end of its own lost it to the days that it did not have. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      extendPremium(
        `if new.days_remaining > 0 then new.premium_until := coalesce(new.premium_until, ${DAYS}); end if;`,
      ),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      extendPremium(`new.premium_until := case when new.days_remaining > 0 then ${DAYS} end;`),
    )
  }
}
