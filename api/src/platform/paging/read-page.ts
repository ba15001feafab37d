import { isInvalidValue } from '../database/database-errors.ts'
import { invalidCursor, readCursor, writeCursor } from './cursor.ts'
import type { ListQuery } from './filters.ts'

export interface PageOrder {
  /** An expression with an index; unique together with the id, and never null. */
  sql: string
  /** The type that the cursor's value is cast to. */
  type: string
  isDescending: boolean
}

export interface PageSource {
  order: PageOrder
  /** How many rows there are; counted by the query where nothing cheaper is known. */
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

/**
 * Reads one page by keyset: a page deep in the list costs what the first one costs.
 * @param query with its filters; it selects what a `Row` has, each under its own name, and the id
 */
export async function readPage<Row>(
  query: ListQuery,
  { order, total }: PageSource,
  { limit, cursor }: PageRequest,
): Promise<Page<Row>> {
  const [rows, count] = await Promise.all([
    // One more than asked for shows whether there is a next page.
    pageQuery(query, order, limit && limit + 1, cursor)
      .getRawMany<Sorted<Row>>()
      .catch(refuseForeignCursor),
    total?.() ?? query.getCount(),
  ])
  const page = limit ? rows.slice(0, limit) : rows
  const last = rows.length > page.length ? page.at(-1) : undefined
  return { rows: page, total: count, next: last && writeCursor({ value: last.sort_value, id: last.id }) }
}

function pageQuery(
  query: ListQuery,
  { sql, type, isDescending }: PageOrder,
  limit?: number,
  cursor?: string,
) {
  const id = `${query.alias}.id`
  const direction = isDescending ? 'DESC' : 'ASC'
  const page = query
    .clone()
    .addSelect(`(${sql})::text`, 'sort_value')
    .orderBy(sql, direction)
    .addOrderBy(id, direction)
    .limit(limit)
  if (cursor) {
    const after = readCursor(cursor)
    const isBehind = `(${sql}, ${id}) ${isDescending ? '<' : '>'} (:lastValue::${type}, :lastId::uuid)`
    page.andWhere(isBehind, { lastValue: after.value, lastId: after.id })
  }
  return page
}

/** A cursor of another sort order holds no value of this one's type. */
function refuseForeignCursor(error: unknown): never {
  throw isInvalidValue(error) ? invalidCursor() : error
}
