import { columnsOf, type RowOf } from '../../platform/database/columns.ts'
import { statement } from '../../platform/database/statement.ts'
import { MessageEntity } from './message.entity.ts'
import { foldedSql } from './message.sql.ts'

/** A word in so many messages tells nothing, and reading all of them takes time. */
const HITS_MAX = 400
/** Weighed by words alone; of these the best are chosen. */
const CANDIDATES = 40

const columns = columnsOf(MessageEntity, ['seq', 'id', 'role', 'content', 'retracted_keys', 'created_at'])
export type RetrievedRow = RowOf<typeof columns>

// Asked before every reply. Each word is looked for by itself in an index: the rarer it is, the more a message with it
// weighs. Without `offset 0` the planner would join with the whole conversation. Questions are found last, and what was told
// before replies.
export const retrieveMessages = statement(
  'messages.retrieve',
  `with term as materialized (
     select word, websearch_to_tsquery($4::text::regconfig, ${foldedSql('word')}) as stems
     from unnest($5::text[]) word where numnode(websearch_to_tsquery($4::text::regconfig, word)) > 0
   ), hit as (
     select term.word, found.seq from term cross join lateral (
       select m.seq from messages m
       where m.owner_id = $1 and m.companion_id = $2 and message_stems(m.content) @@ term.stems and m.seq < $3
       limit ${HITS_MAX}
     ) found
   ), counted as (
     select seq, count(*) over (partition by word) as hits from hit
   ), candidate as (
     select seq, sum(ln(1 + ${HITS_MAX}::float8 / hits)) as weight from counted where hits < ${HITS_MAX}
     group by seq order by weight desc, seq desc limit ${CANDIDATES}
   )
   select ${columns.of('m')} from candidate c cross join lateral (
     select * from messages where owner_id = $1 and companion_id = $2 and seq = c.seq offset 0
   ) m
   order by c.weight * case m.role when 'user' then 1.5 else 1 end
     * case when m.content ~ '[?؟]\\s*$' then 0.4 else 1 end desc, m.seq desc
   limit $6`,
)
