import type { MigrationInterface, QueryRunner } from 'typeorm'

export class AddPortraits1764470000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table companions add column portrait jsonb
         constraint companions_portrait_check check (jsonb_typeof(portrait) = 'object')`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table companions drop column portrait')
  }
}
