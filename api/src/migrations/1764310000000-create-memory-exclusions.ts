import type { MigrationInterface, QueryRunner } from 'typeorm'

export class CreateMemoryExclusions1764310000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table memory_exclusions (
      owner_id uuid not null,
      companion_id uuid not null,
      id uuid not null,
      kind text not null,
      key text not null,
      value text not null,
      text text not null,
      created_at timestamptz not null default now(),
      primary key (owner_id, companion_id, id),
      constraint memory_exclusions_key unique (owner_id, companion_id, key),
      constraint memory_exclusions_key_check check (length(key) between 1 and 200),
      constraint memory_exclusions_kind_check check (length(kind) between 1 and 32),
      constraint memory_exclusions_text_check check (length(text) between 1 and 1000),
      constraint memory_exclusions_value_check check (length(value) <= 500),
      constraint memory_exclusions_owner_id_companion_id_fkey foreign key (owner_id, companion_id)
        references companions (owner_id, id) on delete cascade
    )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table memory_exclusions')
  }
}
