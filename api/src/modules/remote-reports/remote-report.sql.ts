import { columnsOf } from '../../platform/database/columns.ts'
import { statement } from '../../platform/database/statement.ts'
import { RemoteFailureEntity } from './remote-failure.entity.ts'
import { RemoteOpeningEntity } from './remote-opening.entity.ts'

/**
 * Anybody may report, so a day has no more rows than this; what is known already goes on being counted. Parallel reports
 * may go a little beyond it.
 */
const ROWS_A_DAY = 500

const today = "(now() at time zone 'utc')::date"

/**
 * A counter a row: the row itself is added to, so that of two reports at the same moment both count. In the order of the key, so
 * that two reports of the same rows never wait for each other.
 */
function countInto(table: string, columns: string, key: string[]): string {
  const given = key.join(', ')
  const parameters = key.map((_, index) => `$${index + 1}::text[]`).join(', ')
  const isKnown = key.map((name) => `known.${name} = report.${name}`).join(' and ')
  return `insert into ${table} as counted (${columns})
    select ${today}, ${given}, 1, now()
    from (select distinct ${given} from unnest(${parameters}) as given (${given})) report
    where (select count(*) from ${table} where day = ${today}) < ${ROWS_A_DAY}
      or exists (select from ${table} known where known.day = ${today} and ${isKnown})
    order by ${given}
    on conflict (day, ${given}) do update set count = counted.count + 1, last_at = excluded.last_at`
}

const failure = columnsOf(RemoteFailureEntity, [
  'day',
  'remote',
  'version',
  'phase',
  'code',
  'count',
  'last_at',
])
const opening = columnsOf(RemoteOpeningEntity, ['day', 'remote', 'version', 'count', 'last_at'])

export const countRemoteFailures = statement(
  'remote-failures.count',
  countInto('remote_failures', failure.list, ['remote', 'version', 'phase', 'code']),
)

export const countRemoteOpenings = statement(
  'remote-openings.count',
  countInto('remote_openings', opening.list, ['remote', 'version']),
)
