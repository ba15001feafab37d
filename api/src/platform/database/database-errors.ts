interface PostgresError {
  code?: string
  constraint?: string
  driverError?: PostgresError
}

const UNIQUE_VIOLATION = '23505'
const DISK_FULL = '53100'
/** Of PostgreSQL: `read_only_sql_transaction`, as by a standby; the others are of our own files. */
const NOT_WRITABLE = new Set([DISK_FULL, '25006', 'ENOSPC', 'EDQUOT', 'EROFS'])
/** invalid_text_representation, numeric_value_out_of_range, invalid_datetime_format, datetime_field_overflow */
const INVALID_VALUE = new Set(['22P02', '22003', '22007', '22008'])

/** Refused connections, lost connections, shutdowns, exhausted slots: the database is down, not our query wrong. */
const DOWN = /^(ECONN\w+|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|08\w{3}|57P0\d|53300)$/
/** Of connections that ended under way, some of them between two statements of a transaction. */
const DOWN_MESSAGE =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|not queryable|already released|after calling end on the pool/i

const sourceOf = (error: unknown): PostgresError & { message?: string } => {
  const failure = (error ?? {}) as PostgresError
  return failure.driverError ?? failure
}

/** Whether the row exists already; with `constraint`, whether that very constraint says so. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const source = sourceOf(error)
  return source.code === UNIQUE_VIOLATION && (!constraint || source.constraint === constraint)
}

/** Whether a value did not fit the type it was cast to: a text that is no date, a day out of range. */
export function isInvalidValue(error: unknown): boolean {
  return INVALID_VALUE.has(sourceOf(error).code ?? '')
}

/** Whether the disk of the database is full. */
export const isDiskFull = (error: unknown): boolean => sourceOf(error).code === DISK_FULL

/** Whether no answer came within `query_timeout`. */
export const isUnanswered = (error: unknown): boolean => sourceOf(error).message === 'Query read timeout'

/** Whether a replica has ended a query because it had to replay what removes its rows. */
export const isReplayConflict = (error: unknown): boolean => sourceOf(error).code === '40001'

/** Whether nothing can be stored for now, because a disk is full or all is read-only. */
export function isNotWritable(error: unknown): boolean {
  return NOT_WRITABLE.has(sourceOf(error).code ?? '')
}

/** Whether the query failed because the database cannot be reached at all. */
export function isDatabaseDown(error: unknown): boolean {
  const { code, message } = sourceOf(error)
  return DOWN.test(String(code ?? '')) || DOWN_MESSAGE.test(message ?? '')
}
