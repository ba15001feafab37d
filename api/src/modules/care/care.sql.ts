import { columnsOf } from '../../platform/database/columns.ts'
import { statement } from '../../platform/database/statement.ts'
import { CareCardEntity } from './care-card.entity.ts'
import { CareEventEntity } from './care-event.entity.ts'
import { CareMonthPersonEntity } from './care-month-person.entity.ts'
import { CareMonthTotalEntity } from './care-month-total.entity.ts'

const cardColumns = columnsOf(CareCardEntity, ['owner_id', 'companion_id', 'client_id', 'created_at'])
const eventColumns = columnsOf(CareEventEntity, ['day', 'language', 'count'])
const personColumns = columnsOf(CareMonthPersonEntity, ['owner_id', 'month', 'dimension', 'value'])
const totalColumns = columnsOf(CareMonthTotalEntity, ['month', 'dimension', 'value', 'count', 'people'])

/** The month of the transaction, by UTC. */
const month = "date_trunc('month', now() at time zone 'utc')::date"

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

/** Answers by what the month has not counted this person yet. */
export const keepCareMonthPerson = statement(
  'care-month-people.keep',
  `insert into care_month_people (${personColumns.list})
   select $1, ${month}, given.dimension, given.value from unnest($2::text[], $3::text[]) as given (dimension, value)
   on conflict do nothing returning dimension`,
)
/** In the order of the key, so that two cards at the same moment never wait for each other. */
export const countCareMonth = statement(
  'care-month-totals.count',
  `insert into care_month_totals as t (${totalColumns.list})
   select ${month}, given.dimension, given.value, 1, (given.dimension = any($3::text[]))::int
   from unnest($1::text[], $2::text[]) as given (dimension, value) order by given.dimension, given.value
   on conflict (month, dimension, value) do update set count = t.count + 1, people = t.people + excluded.people`,
)

/** A row where the message of a client's id called for help lines, answered or not: $1 the owner, $2 the conversation, $3 that id. */
export const findCareOfMessage = statement(
  'care-cards.of-message',
  `select from conversations c where owner_id = $1 and id = $2 and (
     exists (select from care_cards k where k.owner_id = $1 and k.companion_id = c.companion_id and k.client_id = $3)
     or exists (select from messages m
       where m.owner_id = $1 and m.companion_id = c.companion_id and m.client_id = $3 and m.needs_care)
   )`,
)
