import type { MigrationInterface, QueryRunner } from 'typeorm'

const UP = [
  `create table administrator_invitations (
    id uuid primary key default gen_random_uuid(),
    email text not null constraint administrator_invitations_email_key unique
      constraint administrator_invitations_email_check check (length(email) between 3 and 320),
    role text not null constraint administrator_invitations_role_check check (role in ('owner', 'support', 'content')),
    language text not null constraint administrator_invitations_language_check
      check (language in ('it', 'en', 'fr', 'de', 'es', 'ar')),
    token_hash bytea not null constraint administrator_invitations_token_hash_key unique,
    invited_by uuid not null constraint administrator_invitations_invited_by_fkey references users (id) on delete cascade,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  'create index administrator_invitations_of_owner on administrator_invitations (invited_by)',
  `insert into email_templates (name) values ('administrator_invitation')`,
]

const DOWN = [
  `delete from email_templates where name = 'administrator_invitation'`,
  'drop table administrator_invitations',
]

export class InviteAdministrators1764501000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of DOWN) await runner.query(sql)
  }
}
