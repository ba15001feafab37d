import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Without it a search reads the whole conversation, which takes a third of a second at 50,000 messages. */
export class IndexMessageSearch1763760100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // So that one index knows the conversation and the words.
    await runner.query('create extension if not exists btree_gin')
    await runner.query(
      `create index messages_search on messages using gin (companion_id,
       (regexp_replace(normalize(lower(content), NFD), '[\\u0300-\\u036f\\u064b-\\u065f\\u0670]', '', 'g')) gin_trgm_ops)`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index messages_search')
  }
}
