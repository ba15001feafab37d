import type { MigrationInterface, QueryRunner } from 'typeorm'

export class KeepWhatIsRetracted1764600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table messages add column retracted_keys text[] not null default '{}'")
    await runner.query("alter table kept_messages add column retracted_keys text[] not null default '{}'")
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table kept_messages drop column retracted_keys')
    await runner.query('alter table messages drop column retracted_keys')
  }
}
