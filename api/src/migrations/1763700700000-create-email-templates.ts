import type { MigrationInterface, QueryRunner } from 'typeorm'

const UP = [
  // Without texts of its own a template has the built-in ones, in the language of whoever is written to.
  `create table email_templates (
    name text primary key check (length(name) <= 64),
    subject text check (length(subject) between 1 and 200),
    content text check (length(content) between 1 and 20000),
    is_active boolean not null default true,
    check ((subject is null) = (content is null))
  )`,
  `insert into email_templates (name) values
    ('welcome'), ('companion_created'), ('subscription_expiring'), ('monthly_report'), ('password_reset')`,
  `create index outbox_by_state on outbox (state, created_at, id)`,
]

const DOWN = [`drop index outbox_by_state`, `drop table email_templates`]

export class CreateEmailTemplates1763700700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of DOWN) await runner.query(sql)
  }
}
