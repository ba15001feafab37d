import type { MigrationInterface, QueryRunner } from 'typeorm'

export class CreateCompanionCards1764430000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table companion_cards (
      owner_id uuid not null,
      companion_id uuid not null,
      content text not null,
      created_at timestamptz not null default now(),
      primary key (owner_id, companion_id),
      constraint companion_cards_content_check check (length(content) between 2 and 2000000),
      constraint companion_cards_owner_id_companion_id_fkey foreign key (owner_id, companion_id)
        references companions (owner_id, id) on delete cascade
    )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table companion_cards')
  }
}
