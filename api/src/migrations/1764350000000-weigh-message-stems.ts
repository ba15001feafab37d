import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Six languages' stems take some thousand times as long as a comparison, for which PostgreSQL takes a function otherwise: it then
 * made the stems of whole conversations anew for each search, rather than open the index.
 */
export class WeighMessageStems1764350000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter function message_stems cost 5000')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter function message_stems cost 100')
  }
}
