import { columnsOf } from '../../platform/database/columns.ts'
import { statement } from '../../platform/database/statement.ts'
import { CareEventEntity } from './care-event.entity.ts'

const columns = columnsOf(CareEventEntity, ['day', 'language', 'count'])

// A counter: the row itself is added to, so that of two messages at the same moment both count.
export const countCareEvent = statement(
  'care-events.count',
  `insert into care_events as e (${columns.list}) values ((now() at time zone 'utc')::date, $1, 1)
   on conflict (day, language) do update set count = e.count + 1`,
)
