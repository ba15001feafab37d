import type { MigrationInterface, QueryRunner } from 'typeorm'

export class KeepTermsAcceptances1764450100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table terms_acceptances (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null constraint terms_acceptances_user_id_fkey references users (id) on delete cascade,
      version integer not null constraint terms_acceptances_version_check check (version > 0),
      created_at timestamptz not null default now(),
      constraint terms_acceptances_user_id_version_key unique (user_id, version)
    )`)
    await runner.query('create index terms_acceptances_newest on terms_acceptances (created_at, id)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table terms_acceptances')
  }
}
