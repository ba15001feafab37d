import { columnsOf } from '../../platform/database/columns.ts'
import { statement } from '../../platform/database/statement.ts'
import { CareCardEntity } from './care-card.entity.ts'
import { CareEventEntity } from './care-event.entity.ts'

const cardColumns = columnsOf(CareCardEntity, ['owner_id', 'companion_id', 'client_id', 'created_at'])
const eventColumns = columnsOf(CareEventEntity, ['day', 'language', 'count'])

// The locks of both are held until the transaction ends, so that what is counted and what is kept never differ: of two messages
// at the same moment both count, and of a message and its retry one does. Two statements, because the first writes rows of the
// owner alone.

/** Answers a row where the card is of another message than the one that was kept. */
export const keepCareCard = statement(
  'care-cards.keep',
  `insert into care_cards as c (${cardColumns.list}) values ($1, $2, $3, $4)
   on conflict (owner_id, companion_id) do update
     set client_id = excluded.client_id, created_at = excluded.created_at
     where c.client_id <> excluded.client_id
   returning 1`,
)
export const countCareCard = statement(
  'care-events.count',
  `insert into care_events as e (${eventColumns.list}) values ((now() at time zone 'utc')::date, $1, 1)
   on conflict (day, language) do update set count = e.count + 1`,
)
