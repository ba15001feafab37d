import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Lower case, without accents and vowel signs; letters and digits that are written otherwise, in one way. Accents go first: in
 * the collation C only plain letters have a lower case.
 */
const FOLD = `create function fold_for_search(content text) returns text
  language sql immutable strict parallel safe
  begin atomic
    select replace(replace(replace(translate(
      lower(regexp_replace(normalize(content, NFD), '[\\u0300-\\u036f\\u064b-\\u065f\\u0670]', '', 'g')),
      'ØøŁłĐđıÆŒىة٠١٢٣٤٥٦٧٨٩', 'oollddiæœيه0123456789'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
  end`

/**
 * Behind the text stand each two letters that are side by side, as words of their own: within a word an index of trigrams
 * finds no term that is so short.
 */
const SEARCHABLE = `create function searchable(content text) returns text
  language sql immutable strict parallel safe
  begin atomic
    select folded || e'\\n ' || regexp_replace(folded, '(..)', '\\1 ', 'g')
      || ' ' || regexp_replace(substr(folded, 2), '(..)', '\\1 ', 'g')
    from fold_for_search(content) folded;
  end`

const PATTERN = `create function search_pattern(word text) returns text
  language sql immutable strict parallel safe
  begin atomic
    select case when length(folded) = 2 then '% ' || escaped || ' %' else '%' || escaped || '%' end
    from fold_for_search(word) folded, regexp_replace(folded, '([\\\\%_])', '\\\\\\1', 'g') escaped;
  end`

const line = `e'\\n'`
/** Of a phone also the digits alone, however they are grouped: a line of its own. */
const OF_USERS = `name || ${line} || email || ${line} || coalesce(phone, '') || ${line} ||
  regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g')`
const OF_AUDIT_LOG = `coalesce(actor_name, '') || ${line} || coalesce(target_name, '')`
/** A code in a subject must not be found out digit by digit. */
const OF_OUTBOX = `recipient || ${line} || case when template in ('password_reset', 'mailbox_code')
  then regexp_replace(subject, '[0-9]', '', 'g') else subject end`

const SEARCHED = { users: OF_USERS, audit_log: OF_AUDIT_LOG, outbox: OF_OUTBOX }

export class FoldSearches1764420000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [FOLD, SEARCHABLE, PATTERN]) await runner.query(sql)
    for (const [table, text] of Object.entries(SEARCHED)) {
      await runner.query(
        `alter table ${table} add column searched text generated always as (searchable(${text})) stored`,
      )
      await runner.query(`create index ${table}_searched on ${table} using gin (searched gin_trgm_ops)`)
      // Without it the planner knows nothing of the new column until a tenth of the rows has changed.
      await runner.query(`analyze ${table}`)
    }
    // The version before finds the same without them, only slower.
    await runner.query('drop index users_search_text, audit_log_search, outbox_search')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('create index users_search_text on users using gin (search_text gin_trgm_ops)')
    await runner.query(
      'create index audit_log_search on audit_log using gin (actor_name gin_trgm_ops, target_name gin_trgm_ops)',
    )
    await runner.query(
      'create index outbox_search on outbox using gin (recipient gin_trgm_ops, subject gin_trgm_ops)',
    )
    for (const table of Object.keys(SEARCHED)) await runner.query(`alter table ${table} drop column searched`)
    await runner.query('drop function search_pattern, searchable, fold_for_search')
  }
}
