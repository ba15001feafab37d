import { isUuid } from '../database/uuid.ts'
import { AppError } from '../http/app-error.ts'

/** The last row of a page: its sort value and id. */
export interface Cursor {
  value: string
  id: string
}

export const writeCursor = ({ value, id }: Cursor): string =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url')

/** @throws AppError for anything that this API did not write */
export function readCursor(text: string): Cursor {
  try {
    const [value, id] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    if (typeof value === 'string' && !value.includes('\0') && isUuid(id)) return { value, id }
  } catch {
    // Falls through to the one answer for all of them.
  }
  throw invalidCursor()
}

export const invalidCursor = () =>
  new AppError('invalid_input', {}, { cursor: { problem: 'invalid', params: {} } })
