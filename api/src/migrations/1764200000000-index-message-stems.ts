import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * The stems of a message by the rules of each of the six languages: nobody knows which of them it is written in. Without
 * accents and vowel signs, which are often left out.
 */
const LANGUAGES = ['italian', 'english', 'french', 'german', 'spanish', 'arabic']
const MESSAGE_STEMS = `create function message_stems(content text) returns tsvector
  language sql immutable strict parallel safe
  begin atomic
    select strip(${LANGUAGES.map((language) => `to_tsvector('pg_catalog.${language}', folded)`).join(' || ')})
    from translate(
      regexp_replace(normalize(lower(content), NFD), '[\\u0300-\\u036f\\u064b-\\u065f\\u0670]', '', 'g'), '؟،؛', '   '
    ) folded;
  end`

/** What was said long ago is looked for before every reply. */
export class IndexMessageStems1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(MESSAGE_STEMS)
    // A list of what is not in the index yet is read by each search: a short one.
    await runner.query(
      `create index messages_stems on messages using gin (owner_id, companion_id, message_stems(content))
       with (gin_pending_list_limit = 256)`,
    )
    // A companion has one owner. Without that known, a conversation is taken for so short that it is read whole.
    await runner.query(
      'create statistics messages_owner_of_companion (dependencies) on owner_id, companion_id from messages',
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop statistics messages_owner_of_companion')
    await runner.query('drop index messages_stems')
    await runner.query('drop function message_stems')
  }
}
