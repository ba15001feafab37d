import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Whoever finds that a lease's process is gone need not wait until the lease runs out. */
export class NameProcessesInLeases1763760000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table reply_leases add column process integer')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table reply_leases drop column process')
  }
}
