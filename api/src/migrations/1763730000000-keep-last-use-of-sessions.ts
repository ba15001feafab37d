import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Sessions that are open now count as used now: the upgrade logs nobody out. */
export class KeepLastUseOfSessions1763730000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table sessions add column last_used_at timestamptz not null default now()')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table sessions drop column last_used_at')
  }
}
