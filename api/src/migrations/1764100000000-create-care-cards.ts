import type { MigrationInterface, QueryRunner } from 'typeorm'

export class CreateCareCards1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // One for each conversation, the newest: what there is to know of it, and nothing that was said.
    await runner.query(`create table care_cards (
      owner_id uuid not null,
      companion_id uuid not null,
      client_id uuid not null,
      created_at timestamptz not null,
      primary key (owner_id, companion_id),
      constraint care_cards_owner_id_companion_id_fkey foreign key (owner_id, companion_id)
        references companions (owner_id, id) on delete cascade
    )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table care_cards')
  }
}
