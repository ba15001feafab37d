import type { MigrationInterface, QueryRunner } from 'typeorm'

export class CreateCareEvents1763701100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // How often help lines were shown; on purpose nothing that could lead to a person or a message.
    await runner.query(`create table care_events (
      day date not null,
      language text not null check (length(language) = 2),
      count integer not null check (count > 0),
      primary key (day, language)
    )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table care_events')
  }
}
