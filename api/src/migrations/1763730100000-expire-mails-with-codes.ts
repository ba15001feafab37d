import type { MigrationInterface, QueryRunner } from 'typeorm'

const NAMES = `'password_changed', 'email_changed'`

export class ExpireMailsWithCodes1763730100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table outbox add column expires_at timestamptz')
    // Codes that were mailed before live for ten minutes at most.
    await runner.query(
      `update outbox set expires_at = created_at + interval '10 minutes' where template = 'password_reset'`,
    )
    await runner.query(`insert into email_templates (name) select unnest(array[${NAMES}])`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from email_templates where name in (${NAMES})`)
    await runner.query('alter table outbox drop column expires_at')
  }
}
