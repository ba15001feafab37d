import type { ListQuery } from './filters.ts'
import { ListDayTotalEntity } from './list-day-total.entity.ts'
import type { Bounds } from './period.ts'

/** A list of which `list_day_totals` keeps how many rows there are by UTC day and kind. */
export interface CountedList {
  list: 'users' | 'audit_log' | 'feedbacks' | 'feedback_states' | 'outbox'
  /** The kinds that the query lets through; all without it. */
  kinds?: string[]
  bounds: Bounds
}

// Beyond every row, and the beginning of a UTC day.
const ALWAYS = { start: `timestamptz '0001-01-01Z'`, end: `timestamptz '9999-01-01Z'` }

/**
 * The exact number of rows: whole days from the kept totals, rows counted only of the days that the period cuts.
 * @param query with all filters but the period
 */
export async function countByDay(query: ListQuery, { list, kinds, bounds }: CountedList): Promise<number> {
  const createdAt = `${query.alias}.created_at`
  const rowsFrom = (start: string, end: string) => {
    const rows = query.clone().select('count(*)')
    rows.andWhere(
      `${createdAt} >= (select ${start} from whole) and ${createdAt} < (select ${end} from whole)`,
    )
    return `(${rows.getQuery()})`
  }
  // One statement, so that all parts of the sum are of one moment.
  const row = await query
    .createQueryBuilder()
    .addCommonTableExpression(
      `select ${bounds.start ?? ALWAYS.start} as start, ${bounds.end ?? ALWAYS.end} as "end"`,
      'period',
    )
    .addCommonTableExpression(
      `select *, date_trunc('day', start + interval '1 day' - interval '1 microsecond', 'UTC') as first,
         date_trunc('day', "end", 'UTC') as last from period`,
      'days',
    )
    .addCommonTableExpression(
      'select start, "end", least(first, "end") as first, greatest(first, last) as last from days',
      'whole',
    )
    .select(
      `coalesce(sum(total.amount), 0) + ${rowsFrom('start', 'first')} + ${rowsFrom('last', '"end"')}`,
      'count',
    )
    .from(ListDayTotalEntity, 'total')
    .where('total.list = :list and (:kinds::text[] is null or total.kind = any(:kinds))')
    .andWhere(`total.day >= (select (first at time zone 'UTC')::date from days)`)
    .andWhere(`total.day < (select (last at time zone 'UTC')::date from days)`)
    .setParameters({ ...query.getParameters(), ...bounds.parameters, list, kinds: kinds ?? null })
    .getRawOne<{ count: number }>()
  return row?.count ?? 0
}
