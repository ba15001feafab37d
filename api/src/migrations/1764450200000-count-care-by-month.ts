import type { MigrationInterface, QueryRunner } from 'typeorm'

export class CountCareByMonth1764450200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Beside `care_events`, which the version before goes on writing.
    await runner.query(`create table care_month_totals (
      month date not null,
      dimension text not null constraint care_month_totals_dimension_check check (dimension in ('country', 'language')),
      value text not null constraint care_month_totals_value_check check (length(value) <= 2),
      count integer not null constraint care_month_totals_count_check check (count > 0),
      people integer not null constraint care_month_totals_people_check check (people >= 0),
      primary key (month, dimension, value)
    )`)
    // Whom this month has counted already; gone once the month is over.
    await runner.query(`create table care_month_people (
      owner_id uuid not null constraint care_month_people_owner_id_fkey references users (id) on delete cascade,
      month date not null,
      dimension text not null constraint care_month_people_dimension_check check (dimension in ('country', 'language')),
      value text not null constraint care_month_people_value_check check (length(value) <= 2),
      primary key (owner_id, month, dimension, value)
    )`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table care_month_people')
    await runner.query('drop table care_month_totals')
  }
}
