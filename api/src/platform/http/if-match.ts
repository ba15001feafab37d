import { AppError } from './app-error.ts'

/**
 * Refuses a save of a record that somebody else has saved since the sender saw it, and tells what it is now. Called under
 * the record's lock. Who sends no `If-Match` wants no check.
 */
export function requireMatch(seen: string | undefined, tag: string, current: object): void {
  if (seen === undefined || seen === '*' || seen === tag) return
  const error = new AppError('record_outdated')
  error.current = current
  throw error
}
