import type { MigrationInterface, QueryRunner } from 'typeorm'

const UP = [
  `create table second_factors (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null constraint second_factors_user_id_fkey references users (id) on delete cascade,
    kind text not null,
    name text constraint second_factors_name_check check (length(name) <= 100),
    secret bytea,
    last_step bigint,
    credential_id text constraint second_factors_credential_id_key unique,
    public_key bytea,
    counter bigint,
    transports text[],
    created_at timestamptz not null default now(),
    last_used_at timestamptz,
    constraint second_factors_kind_check check (
      kind = 'totp' and secret is not null and last_step is not null
      or kind = 'passkey' and name is not null and credential_id is not null and public_key is not null and counter is not null
    )
  )`,
  'create index second_factors_of_user on second_factors (user_id)',
  `create unique index second_factors_totp on second_factors (user_id) where kind = 'totp'`,
  `create table recovery_codes (
    user_id uuid not null constraint recovery_codes_user_id_fkey references users (id) on delete cascade,
    code_hash bytea not null,
    primary key (user_id, code_hash)
  )`,
  `create table second_step_tickets (
    id uuid primary key default gen_random_uuid(),
    token_hash bytea not null constraint second_step_tickets_token_hash_key unique,
    user_id uuid not null constraint second_step_tickets_user_id_fkey references users (id) on delete cascade,
    session_id uuid constraint second_step_tickets_session_id_fkey references sessions (id) on delete cascade,
    may_change_factors boolean not null,
    secret bytea,
    challenge text,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  'create index second_step_tickets_of_user on second_step_tickets (user_id)',
  'create index second_step_tickets_of_session on second_step_tickets (session_id)',
  `insert into email_templates (name) values ('second_factor_added'), ('second_factor_removed')`,
]

const DOWN = [
  `delete from email_templates where name in ('second_factor_added', 'second_factor_removed')`,
  'drop table second_step_tickets',
  'drop table recovery_codes',
  'drop table second_factors',
]

export class CreateSecondFactors1763740000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of DOWN) await runner.query(sql)
  }
}
