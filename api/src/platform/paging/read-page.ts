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
  /** How many rows there are; where nothing cheaper is known, the query counts them as far as `COUNTED_MAX`. */
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
  /** Whether there are more than `total`. */
  isTotalCut?: boolean
  /** Where the next page begins. */
  next?: string
}

/** A longer list is not read to its end only to tell how long it is. */
const COUNTED_MAX = 1000

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
    total ? total().then((all) => ({ total: all })) : countSome(query),
  ])
  if (!limit && !cursor) return { rows, total: rows.length }
  const page = limit ? rows.slice(0, limit) : rows
  const last = rows.length > page.length ? page.at(-1) : undefined
  return { rows: page, ...count, next: last && writeCursor({ value: last.sort_value, id: last.id }) }
}

async function countSome(query: ListQuery): Promise<Pick<Page<unknown>, 'total' | 'isTotalCut'>> {
  const found = query
    .clone()
    .select('1')
    .limit(COUNTED_MAX + 1)
  const row = await query
    .createQueryBuilder()
    .select('count(*)', 'count')
    .from(`(${found.getQuery()})`, 'found')
    .setParameters(query.getParameters())
    .getRawOne<{ count: number }>()
  const count = row?.count ?? 0
  return { total: Math.min(count, COUNTED_MAX), isTotalCut: count > COUNTED_MAX }
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
export function refuseForeignCursor(error: unknown): never {
  throw isInvalidValue(error) ? invalidCursor() : error
}
