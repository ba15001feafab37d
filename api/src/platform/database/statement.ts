import type { CustomTypesConfig } from 'pg'
import pg from 'pg'

/** A prepared statement: PostgreSQL parses and plans it once a connection, under its name. */
export interface Statement {
  name: string
  text: string
}

/** Names a hot statement; the name is unique in the API, `table.what` by custom. */
export const statement = (name: string, text: string): Statement => ({ name, text })

const DATE = 1082
const INT8 = 20
const NUMERIC = 1700

/**
 * Days stay `YYYY-MM-DD` (a Date would shift them by the server's zone); counts, sequence numbers and amounts of money
 * are numbers, all of them far below 2^53.
 */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text' | 'binary') => {
    if (oid === DATE) return (value: string) => value
    if (oid === INT8 || oid === NUMERIC) return Number
    return pg.types.getTypeParser(oid, format as 'text')
  }) as CustomTypesConfig['getTypeParser'],
}
