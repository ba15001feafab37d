import type { MigrationInterface, QueryRunner } from 'typeorm'

export class LetPeopleCorrectEmotions1764411000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table emotion_labels add column is_corrected boolean not null default false')
    await runner.query('create index emotion_labels_by_time on emotion_labels (owner_id, created_at)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index emotion_labels_by_time')
    await runner.query('alter table emotion_labels drop column is_corrected')
  }
}
