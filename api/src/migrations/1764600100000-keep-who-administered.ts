import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What the partners of somebody who is erased add to the figures. */
const OF_COMPANIONS = `
  select 'companions', sign from counted
  union all select 'companions.gender.' || gender, sign from counted
  union all select 'companions.personality.' || personality_type, sign from counted
  union all select 'companions.style.' || communication_style, sign from counted
  union all select 'companions.interest.' || unnest(interests), sign from counted`

const FORGET_CHANGES = `
  update audit_log set target_name = null, before = null, after = null where target_id = old.id::text;`

const forgetUser = (forget: string) => `
  create or replace function forget_user() returns trigger language plpgsql as $$
  begin
    ${forget}
    if old.deleted_at is not null then
      insert into running_totals as t (key, slot, amount)
      select key, pg_backend_pid() % 64, sum(amount)
      from (
        with counted as (select c.*, 1 as sign from companions c where c.owner_id = old.id) ${OF_COMPANIONS}
      ) as change (key, amount)
      group by key having sum(amount) <> 0 order by key
      on conflict (key, slot) do update set amount = t.amount + excluded.amount;
    end if;
    return old;
  end $$`

export class KeepWhoAdministered1764600100000 implements MigrationInterface {
  /** An account that is erased takes what was done with it out of the log; who did something as administrator stays. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(forgetUser(FORGET_CHANGES))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      forgetUser(`${FORGET_CHANGES} update audit_log set actor_name = null where actor_id = old.id;`),
    )
  }
}
