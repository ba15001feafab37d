import { AppError } from './app-error.ts'

/** Whether the sender has seen a record as it is. `If-Match` lists what was seen; who sends none wants no check. */
export const isSeen = (seen: string | undefined, tag: string): boolean =>
  seen === undefined || seen.split(',').some((each) => ['*', tag].includes(each.trim()))

/** What refuses a save over one that the sender has not seen, and tells what the record is now. */
export function outdated(current: object): AppError {
  const error = new AppError('record_outdated')
  error.current = current
  return error
}

/**
 * Refuses a save of a record that somebody else has saved since the sender saw it, and tells what it is now. Called under
 * the record's lock.
 */
export function requireMatch(seen: string | undefined, tag: string, current: object): void {
  if (!isSeen(seen, tag)) throw outdated(current)
}
