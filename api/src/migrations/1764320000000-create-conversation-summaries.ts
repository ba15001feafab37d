import type { MigrationInterface, QueryRunner } from 'typeorm'

export class CreateConversationSummaries1764320000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // One for each conversation. A deleted one stays as an empty text, so that what it held is not summarised again.
    await runner.query(`create table conversation_summaries (
      owner_id uuid not null,
      companion_id uuid not null,
      text text not null,
      last_seq bigint not null,
      updated_at timestamptz not null default now(),
      primary key (owner_id, companion_id),
      constraint conversation_summaries_text_check check (length(text) <= 4000),
      constraint conversation_summaries_owner_id_companion_id_fkey foreign key (owner_id, companion_id)
        references companions (owner_id, id) on delete cascade
    )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table conversation_summaries')
  }
}
