import type { MigrationInterface, QueryRunner } from 'typeorm'

export class AddAnnouncement1764490000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`insert into email_templates (name) values ('announcement')`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from email_templates where name = 'announcement'`)
  }
}
