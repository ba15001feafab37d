import type { DataSource } from 'typeorm'
import { isInvalidValue } from '../database/database-errors.ts'
import type { Conditions } from './conditions.ts'
import { invalidCursor, readCursor, writeCursor } from './cursor.ts'

export interface PageOrder {
  /** An expression with an index; unique together with the id, and never null. */
  sql: string
  /** The type that the cursor's value is cast to. */
  type: string
  isDescending: boolean
}

export interface PageSource {
  columns: string
  /** Table and alias, with joins. */
  from: string
  /** The id's column. */
  id: string
  condition: Conditions
  order: PageOrder
  /** How many rows there are; counted by the condition where nothing cheaper is known. */
  total?: () => Promise<number>
}

export interface PageRequest {
  /** All rows without it. */
  limit?: number
  cursor?: string
}

export interface Page<Row> {
  rows: Row[]
  /** Of all pages together. */
  total: number
  /** Where the next page begins. */
  next?: string
}

type Sorted<Row> = Row & { id: string; sort_value: string }

/** Reads one page by keyset: a page deep in the list costs what the first one costs. */
export async function readPage<Row>(
  dataSource: DataSource,
  source: PageSource,
  { limit, cursor }: PageRequest,
): Promise<Page<Row>> {
  const values = [...source.condition.values]
  // One more than asked for shows whether there is a next page.
  const text = pageQuery(source, values, limit && limit + 1, cursor)
  const [rows, total] = await Promise.all([
    dataSource.query<Sorted<Row>[]>(text, values).catch(refuseForeignCursor),
    source.total?.() ?? count(dataSource, source),
  ])
  const page = limit ? rows.slice(0, limit) : rows
  const last = rows.length > page.length ? page.at(-1) : undefined
  return { rows: page, total, next: last && writeCursor({ value: last.sort_value, id: last.id }) }
}

function pageQuery(source: PageSource, values: unknown[], limit?: number, cursor?: string): string {
  const { columns, from, id, condition, order } = source
  const place = (value: unknown) => `$${values.push(value)}`
  const direction = order.isDescending ? 'desc' : 'asc'
  const after = cursor ? readCursor(cursor) : undefined
  const isBehind = after
    ? `and (${order.sql}, ${id}) ${order.isDescending ? '<' : '>'}
         (${place(after.value)}::${order.type}, ${place(after.id)}::uuid)`
    : ''
  return `select ${columns}, (${order.sql})::text as sort_value
    from ${from} where ${condition.sql} ${isBehind}
    order by ${order.sql} ${direction}, ${id} ${direction} ${limit ? `limit ${place(limit)}` : ''}`
}

async function count(dataSource: DataSource, { from, condition }: PageSource): Promise<number> {
  const query = `select count(*)::int as count from ${from} where ${condition.sql}`
  const [row] = await dataSource.query<{ count: number }[]>(query, condition.values)
  return row?.count ?? 0
}

/** A cursor of another sort order holds no value of this one's type. */
function refuseForeignCursor(error: unknown): never {
  throw isInvalidValue(error) ? invalidCursor() : error
}
