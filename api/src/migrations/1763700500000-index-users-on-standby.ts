import type { MigrationInterface, QueryRunner } from 'typeorm'

export class IndexUsersOnStandby1763700500000 implements MigrationInterface {
  /** Few are on standby: without an index of their own their page is looked for among all. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index users_on_standby on users (created_at, id) where deleted_at is null and is_standby',
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index users_on_standby')
  }
}
