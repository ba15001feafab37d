import type { MigrationInterface, QueryRunner } from 'typeorm'

export class TranslateTiers1764570000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table pricing_tiers add column translations jsonb not null default '{}'`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table pricing_tiers drop column translations')
  }
}
