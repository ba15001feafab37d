import type { MigrationInterface, QueryRunner } from 'typeorm'

const UP = [
  // Who is here already counts as confirmed; the default alone writes no row.
  'alter table users add column email_confirmed_at timestamptz default now()',
  'alter table users alter column email_confirmed_at drop default',
  `create table email_confirmations (
    user_id uuid not null constraint email_confirmations_user_id_fkey references users (id) on delete cascade,
    kind text not null constraint email_confirmations_kind_check check (kind in ('own', 'change')),
    email text not null constraint email_confirmations_email_check check (length(email) between 3 and 320),
    token_hash bytea not null constraint email_confirmations_token_hash_key unique,
    expires_at timestamptz not null,
    primary key (user_id, kind)
  )`,
  `insert into email_templates (name) values ('email_confirmation'), ('email_change')`,
]

const DOWN = [
  `delete from email_templates where name in ('email_confirmation', 'email_change')`,
  'drop table email_confirmations',
  'alter table users drop column email_confirmed_at',
]

export class ConfirmEmails1763740100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of DOWN) await runner.query(sql)
  }
}
