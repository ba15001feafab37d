import type { MigrationInterface, QueryRunner } from 'typeorm'

export class FindWhoFeelsSomethingMost1764580000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index emotion_user_totals_by_amount on emotion_user_totals (emotion, amount desc, owner_id desc)',
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index emotion_user_totals_by_amount')
  }
}
