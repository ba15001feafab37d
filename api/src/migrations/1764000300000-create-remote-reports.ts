import type { MigrationInterface, QueryRunner } from 'typeorm'

const UP = [
  `create table remote_failures (
     day date not null,
     remote text not null,
     version text not null,
     phase text not null,
     code text not null,
     count integer not null constraint remote_failures_count_check check (count > 0),
     last_at timestamptz not null,
     primary key (day, remote, version, phase, code),
     constraint remote_failures_names_check check (length(remote) <= 64 and length(version) <= 64)
   )`,
  `create table remote_openings (
     day date not null,
     remote text not null,
     version text not null,
     count integer not null constraint remote_openings_count_check check (count > 0),
     last_at timestamptz not null,
     primary key (day, remote, version),
     constraint remote_openings_names_check check (length(remote) <= 64 and length(version) <= 64)
   )`,
]

export class CreateRemoteReports1764000300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['remote_openings', 'remote_failures']) await runner.query(`drop table ${table}`)
  }
}
