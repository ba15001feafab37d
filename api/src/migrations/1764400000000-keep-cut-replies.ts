import type { MigrationInterface, QueryRunner } from 'typeorm'

export class KeepCutReplies1764400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table messages add column is_incomplete boolean not null default false')
    // One for each conversation, for as long as a reply is being written; logged, so that it outlives the database's crash too.
    await runner.query(`create table reply_drafts (
      owner_id uuid not null,
      companion_id uuid not null,
      task jsonb not null,
      text text not null,
      primary key (owner_id, companion_id),
      constraint reply_drafts_owner_id_companion_id_fkey foreign key (owner_id, companion_id)
        references companions (owner_id, id) on delete cascade
    )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table reply_drafts')
    await runner.query('alter table messages drop column is_incomplete')
  }
}
