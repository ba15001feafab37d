import type { MigrationInterface, QueryRunner } from 'typeorm'

const UP = [
  'alter table users add column administrator_role text',
  // Until now each of them could do everything.
  `update users set administrator_role = 'owner' where role = 'admin'`,
  `alter table users
    add constraint users_administrator_role_check check (administrator_role in ('owner', 'support', 'content')),
    add constraint users_administrator_check check ((role = 'admin') = (administrator_role is not null))`,
]

const DOWN = [
  // The version before knows no lesser administrators: they must not become more by it.
  `update users set role = 'user' where role = 'admin' and administrator_role <> 'owner'`,
  'alter table users drop column administrator_role',
]

export class GiveAdministratorsRoles1764500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of DOWN) await runner.query(sql)
  }
}
