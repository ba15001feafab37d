import type { DataSource } from 'typeorm'
import type { Bounds, Conditions } from './conditions.ts'

/** A list of which `list_day_totals` keeps how many rows there are by UTC day and kind. */
export interface CountedList {
  list: 'users' | 'audit_log' | 'feedbacks' | 'outbox'
  /** The kinds that the condition lets through; all without it. */
  kinds?: string[]
  /** Table and alias. */
  from: string
  createdAt: string
  /** All but the period. */
  condition: Conditions
  /** Placed in the condition. */
  bounds: Bounds
}

// Beyond every row, and the beginning of a UTC day.
const ALWAYS = { start: `timestamptz '0001-01-01Z'`, end: `timestamptz '9999-01-01Z'` }

/** The exact number of rows: whole days from the kept totals, rows counted only of the days that the period cuts. */
export async function countByDay(
  dataSource: DataSource,
  { list, kinds, from, createdAt, condition, bounds }: CountedList,
): Promise<number> {
  const values = [...condition.values, list, kinds ?? null]
  const ofList = `$${values.length - 1}`
  const ofKinds = `$${values.length}::text[]`
  const rowsFrom = (start: string, end: string) => `
    (select count(*) from ${from} where ${condition.sql}
     and ${createdAt} >= (select ${start} from whole) and ${createdAt} < (select ${end} from whole))`
  const [row] = await dataSource.query<{ count: number }[]>(
    `with period as (select ${bounds.start ?? ALWAYS.start} as start, ${bounds.end ?? ALWAYS.end} as "end"),
     days as (
       select *, date_trunc('day', start + interval '1 day' - interval '1 microsecond', 'UTC') as first,
         date_trunc('day', "end", 'UTC') as last from period
     ),
     whole as (select start, "end", least(first, "end") as first, greatest(first, last) as last from days)
     select (
       coalesce((
         select sum(amount) from list_day_totals where list = ${ofList} and (${ofKinds} is null or kind = any(${ofKinds}))
           and day >= (select (first at time zone 'UTC')::date from days)
           and day < (select (last at time zone 'UTC')::date from days)
       ), 0) + ${rowsFrom('start', 'first')} + ${rowsFrom('last', '"end"')}
     )::int as count`,
    values,
  )
  return row?.count ?? 0
}
