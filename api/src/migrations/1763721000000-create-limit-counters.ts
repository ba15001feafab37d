import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The table that rate-limiter-flexible asks for, unlogged as rate_limits, which the version before still counts in. */
export class CreateLimitCounters1763721000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create unlogged table limit_counters (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`)
    await runner.query('create index limit_counters_expired on limit_counters (expire)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table limit_counters')
  }
}
