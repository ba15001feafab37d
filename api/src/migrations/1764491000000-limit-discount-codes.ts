import type { MigrationInterface, QueryRunner } from 'typeorm'

export class LimitDiscountCodes1764491000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table discount_codes
      add column uses integer not null default 0,
      add column uses_max integer constraint discount_codes_uses_max_check check (uses_max > 0),
      add column last_day date`)
    await runner.query(`update discount_codes set uses = registered.count
      from (select discount_code, count(*)::int as count from users
        where discount_code is not null group by discount_code) registered
      where registered.discount_code = discount_codes.code`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table discount_codes drop column uses, drop column uses_max, drop column last_day',
    )
  }
}
