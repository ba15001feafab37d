import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Names are looked up, not kept: erasing an account leaves none behind. */
const UP = [
  `create table security_log (
     id uuid primary key default gen_random_uuid(),
     created_at timestamptz not null default clock_timestamp(),
     event text not null constraint security_log_event_check check (length(event) <= 64),
     user_id uuid constraint security_log_user_id_fkey references users (id) on delete set null,
     target_id uuid constraint security_log_target_id_fkey references users (id) on delete set null,
     address text constraint security_log_address_check check (length(address) <= 64),
     detail text constraint security_log_detail_check check (length(detail) <= 64)
   )`,
  'create index security_log_newest on security_log (created_at, id)',
  'create index security_log_by_event on security_log (event, created_at, id)',
  'create index security_log_of_user on security_log (user_id)',
  'create index security_log_of_target on security_log (target_id)',
]

export class CreateSecurityLog1763750000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table security_log')
  }
}
