import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm'
import type { Bounds } from './period.ts'

/** Any list's query. */
export type ListQuery = SelectQueryBuilder<ObjectLiteral>

/** Lets through what lies within the bounds. */
export function filterWithin(query: ListQuery, column: string, { start, end, parameters }: Bounds): void {
  if (start) query.andWhere(`${column} >= ${start}`, parameters)
  if (end) query.andWhere(`${column} < ${end}`, parameters)
}

/** Lets through where one of the columns contains the text, whatever its case; everything for no text. */
export function filterContaining(query: ListQuery, columns: string[], text: string | undefined): void {
  if (!text) return
  const parts = columns.map((column) => `${column} ilike :pattern`)
  query.andWhere(`(${parts.join(' or ')})`, { pattern: patternOf(text) })
}

/** The same for a column whose text is in lower case already. */
export function filterContainingFolded(query: ListQuery, column: string, text: string | undefined): void {
  if (text) query.andWhere(`${column} like lower(:pattern)`, { pattern: patternOf(text) })
}

const patternOf = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
