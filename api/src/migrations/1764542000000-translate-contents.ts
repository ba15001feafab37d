import type { MigrationInterface, QueryRunner } from 'typeorm'

const UP = `create table translations (
  text text not null,
  language text not null,
  version integer not null,
  content jsonb not null,
  source jsonb not null,
  created_by uuid,
  created_at timestamptz not null default now(),
  constraint translations_pkey primary key (text, language, version),
  constraint translations_created_by_fkey foreign key (created_by) references users (id) on delete set null,
  constraint translations_text_check check (length(text) <= 64),
  constraint translations_language_check check (language in ('en', 'fr', 'de', 'es', 'ar')),
  constraint translations_version_check check (version > 0)
)`

export class TranslateContents1764542000000 implements MigrationInterface {
  /** Beside the versions of the original and not in them: the version before reads those as they are. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table translations')
  }
}
