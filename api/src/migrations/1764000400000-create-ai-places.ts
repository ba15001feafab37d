import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Unlogged: who waits or holds a place is gone with the crash that empties it. */
export class CreateAiPlaces1764000400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create unlogged table ai_places (
      id bigint generated always as identity primary key,
      process uuid not null,
      person text not null,
      turn integer not null,
      is_granted boolean not null default false,
      expires_at timestamptz not null
    )`)
    await runner.query('create index ai_places_process on ai_places (process)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table ai_places')
  }
}
