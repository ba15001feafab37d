import type { MigrationInterface, QueryRunner } from 'typeorm'

export class SortDeletedUsers1764480003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index users_deleted_by_name on users (lower(name), id) where deleted_at is not null',
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index users_deleted_by_name')
  }
}
