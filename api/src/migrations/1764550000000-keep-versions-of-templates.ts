import type { MigrationInterface, QueryRunner } from 'typeorm'

const UP = [
  `create table email_template_versions (
    name text not null,
    version integer not null,
    subject text,
    content text,
    created_by uuid,
    created_at timestamptz not null default now(),
    constraint email_template_versions_pkey primary key (name, version),
    constraint email_template_versions_created_by_fkey
      foreign key (created_by) references users (id) on delete set null,
    constraint email_template_versions_name_check check (length(name) <= 64),
    constraint email_template_versions_version_check check (version > 0),
    constraint email_template_versions_texts_check check ((subject is null) = (content is null)),
    constraint email_template_versions_subject_check check (length(subject) between 1 and 200),
    constraint email_template_versions_content_check check (length(content) between 1 and 20000)
  )`,
  `insert into email_template_versions (name, version, subject, content)
    select name, 1, subject, content from email_templates`,
]

export class KeepVersionsOfTemplates1764550000000 implements MigrationInterface {
  /** Without a key to the template: what was written outlives its deletion. */
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of UP) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table email_template_versions')
  }
}
