import type { MigrationInterface, QueryRunner } from 'typeorm'

export class IndexOutboxSearch1763709900000 implements MigrationInterface {
  /** As the other searched lists have it: each mail is kept, so the outbox grows with the accounts. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index outbox_search on outbox using gin (recipient gin_trgm_ops, subject gin_trgm_ops)',
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index outbox_search')
  }
}
