import type { MigrationInterface, QueryRunner } from 'typeorm'

const UP = [
  `alter table users
    add column must_change_password boolean not null default false,
    add column sealed_email text constraint users_sealed_email_check check (length(sealed_email) <= 320),
    add column proven_email text constraint users_proven_email_check check (length(proven_email) <= 320)`,
  `create table mailbox_codes (
    user_id uuid primary key constraint mailbox_codes_user_id_fkey references users (id) on delete cascade,
    code_hash bytea not null,
    attempts integer not null default 0,
    expires_at timestamptz not null
  )`,
  `insert into email_templates (name) values ('password_set'), ('mailbox_code')`,
]

const DOWN = [
  `delete from email_templates where name in ('password_set', 'mailbox_code')`,
  'drop table mailbox_codes',
  'alter table users drop column must_change_password, drop column sealed_email, drop column proven_email',
]

export class SealChats1763730300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of DOWN) await runner.query(sql)
  }
}
