import type { MigrationInterface, QueryRunner } from 'typeorm'

export class KeepSourceOfReplies1764410000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table messages add column model text, add column prompt_version smallint')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table messages drop column model, drop column prompt_version')
  }
}
