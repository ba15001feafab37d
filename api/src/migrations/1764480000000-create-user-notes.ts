import type { MigrationInterface, QueryRunner } from 'typeorm'

export class CreateUserNotes1764480000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table user_notes (
      user_id uuid primary key constraint user_notes_user_id_fkey references users (id) on delete cascade,
      text text not null constraint user_notes_text_check check (length(text) between 1 and 2000),
      changed_at timestamptz not null default now(),
      changed_by uuid constraint user_notes_changed_by_fkey references users (id) on delete set null
    )`)
    await runner.query('create index user_notes_of_author on user_notes (changed_by)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table user_notes')
  }
}
