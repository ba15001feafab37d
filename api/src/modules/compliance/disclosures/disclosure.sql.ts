import { columnsOf } from '../../../platform/database/columns.ts'
import { statement } from '../../../platform/database/statement.ts'
import { DisclosureEntity } from './disclosure.entity.ts'
import { DisclosureTotalEntity } from './disclosure-total.entity.ts'

const columns = columnsOf(DisclosureEntity, ['owner_id', 'id', 'kind', 'language'])
const totalColumns = columnsOf(DisclosureTotalEntity, ['day', 'kind', 'language', 'count'])

// Whether it is new is told by what it wrote: `orIgnore` of a query builder tells nothing.
export const keepDisclosure = statement(
  'disclosures.keep',
  `insert into disclosures (${columns.list}) values ($1, $2, $3, $4) on conflict do nothing returning 1`,
)
// Added to the row as it is then; TypeORM's upsert sets values only.
export const countDisclosure = statement(
  'disclosure-totals.count',
  `insert into disclosure_totals as t (${totalColumns.list})
   values ((now() at time zone 'utc')::date, $1, $2, 1)
   on conflict (day, kind, language) do update set count = t.count + 1`,
)
