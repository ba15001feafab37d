import type { MigrationInterface, QueryRunner } from 'typeorm'

export class KeepGreetingsAndCare1763705100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The greeting stands over the history and is no message: it was neither asked for nor answered to.
    await runner.query(
      'alter table conversations add column greeting text check (length(greeting) <= 4000), add column greeted_at timestamptz',
    )
    await runner.query('alter table messages add column needs_care boolean not null default false')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table messages drop column needs_care')
    await runner.query('alter table conversations drop column greeting, drop column greeted_at')
  }
}
