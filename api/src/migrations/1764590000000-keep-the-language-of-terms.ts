import type { MigrationInterface, QueryRunner } from 'typeorm'

export class KeepTheLanguageOfTerms1764590000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table terms_acceptances
      add column language text
        constraint terms_acceptances_language_check check (language in ('it', 'en', 'fr', 'de', 'es', 'ar')),
      add column translation_version integer`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table terms_acceptances drop column language, drop column translation_version')
  }
}
