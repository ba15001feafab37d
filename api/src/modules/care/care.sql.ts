import { columnsOf } from '../../platform/database/columns.ts'
import { statement } from '../../platform/database/statement.ts'
import { CareCardEntity } from './care-card.entity.ts'
import { CareEventEntity } from './care-event.entity.ts'

const cardColumns = columnsOf(CareCardEntity, ['owner_id', 'companion_id', 'client_id', 'created_at'])
const eventColumns = columnsOf(CareEventEntity, ['day', 'language', 'count'])

// In one statement, so that what is counted and what is kept never differ. The counter's row itself is added to: of two
// messages at the same moment both count, and of a message and its retry one does.
export const noteCareCard = statement(
  'care-cards.note',
  `with card as (
     insert into care_cards as c (${cardColumns.list}) values ($1, $2, $3, $4)
     on conflict (owner_id, companion_id) do update
       set client_id = excluded.client_id, created_at = excluded.created_at
       where c.client_id <> excluded.client_id
     returning 1
   )
   insert into care_events as e (${eventColumns.list})
   select (now() at time zone 'utc')::date, $5, 1 from card
   on conflict (day, language) do update set count = e.count + 1`,
)
