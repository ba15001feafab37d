import type { MigrationInterface, QueryRunner } from 'typeorm'

export class KeepDisclosures1764450000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // `id` is the browser's, so that a retry is no second showing.
    await runner.query(`create table disclosures (
      owner_id uuid not null constraint disclosures_owner_id_fkey references users (id) on delete cascade,
      id uuid not null,
      shown_at timestamptz not null default now(),
      kind text not null constraint disclosures_kind_check check (kind in ('start', 'repeat')),
      language text not null constraint disclosures_language_check check (length(language) = 2),
      primary key (owner_id, id)
    )`)
    await runner.query('create index disclosures_by_time on disclosures (shown_at)')
    // What stays of them: nothing that could lead to a person.
    await runner.query(`create table disclosure_totals (
      day date not null,
      kind text not null constraint disclosure_totals_kind_check check (kind in ('start', 'repeat')),
      language text not null constraint disclosure_totals_language_check check (length(language) = 2),
      count integer not null constraint disclosure_totals_count_check check (count > 0),
      primary key (day, kind, language)
    )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table disclosure_totals')
    await runner.query('drop table disclosures')
  }
}
