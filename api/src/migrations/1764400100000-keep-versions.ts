import type { MigrationInterface, QueryRunner } from 'typeorm'

export class KeepVersions1764400100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // All versions of what stands here, in their order, itself among them; empty where there is one.
    await runner.query(`alter table messages add column versions uuid[] not null default '{}'`)
    // The lines that a conversation has left: each begins with the version that another has taken the place of. Nothing but
    // going back to one reads them, so that all else sees the chosen line alone, and pays nothing for the others.
    await runner.query(`create table kept_messages (
      owner_id uuid not null,
      companion_id uuid not null,
      line_id uuid not null,
      place integer not null,
      id uuid not null,
      role text not null,
      content text not null,
      engine text,
      reply_to uuid,
      created_at timestamptz not null,
      memories_used uuid[] not null,
      needs_care boolean not null,
      is_replaced boolean not null,
      is_incomplete boolean not null,
      model text,
      prompt_version smallint,
      versions uuid[] not null,
      primary key (owner_id, companion_id, line_id, place),
      constraint kept_messages_owner_id_companion_id_fkey foreign key (owner_id, companion_id)
        references companions (owner_id, id) on delete cascade
    )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table kept_messages')
    await runner.query('alter table messages drop column versions')
  }
}
