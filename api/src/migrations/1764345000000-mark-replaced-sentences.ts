import type { MigrationInterface, QueryRunner } from 'typeorm'

export class MarkReplacedSentences1764345000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table messages add column is_replaced boolean not null default false')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table messages drop column is_replaced')
  }
}
