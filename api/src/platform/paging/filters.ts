import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm'
import type { Bounds } from './period.ts'

/** Any list's query. */
export type ListQuery = SelectQueryBuilder<ObjectLiteral>

/** Lets through what lies within the bounds. */
export function filterWithin(query: ListQuery, column: string, { start, end, parameters }: Bounds): void {
  if (start) query.andWhere(`${column} >= ${start}`, parameters)
  if (end) query.andWhere(`${column} < ${end}`, parameters)
}
