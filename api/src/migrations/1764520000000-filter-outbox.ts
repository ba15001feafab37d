import type { MigrationInterface, QueryRunner } from 'typeorm'

export class FilterOutbox1764520000000 implements MigrationInterface {
  /** The newest mails of a rare kind are found without reading all the others. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index outbox_by_template on outbox (template, created_at, id)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index outbox_by_template')
  }
}
