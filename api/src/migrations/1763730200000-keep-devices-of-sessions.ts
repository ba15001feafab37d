import type { MigrationInterface, QueryRunner } from 'typeorm'

export class KeepDevicesOfSessions1763730200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table sessions
      add column browser text constraint sessions_browser_check check (length(browser) <= 40),
      add column system text constraint sessions_system_check check (length(system) <= 40)`)
    await runner.query(`insert into email_templates (name) values ('new_device')`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from email_templates where name = 'new_device'`)
    await runner.query('alter table sessions drop column browser, drop column system')
  }
}
