import { BACKUP_MESSAGES_MAX } from '@confida/contracts'
import { AppError } from '../../platform/http/app-error.ts'
import { isTooDeep } from '../../platform/http/json-body.ts'

/**
 * More objects and lists than a file with the longest conversation has, four of them for a message. Each takes far more memory
 * and time than its two characters in a file.
 */
const CONTAINERS_MAX = 4 * BACKUP_MESSAGES_MAX
const LIST = 0x5b
const OBJECT = 0x7b

/**
 * The JSON of a file that anybody may have made.
 * @throws AppError `import_too_long` for overfull JSON, which is counted before it is read, and `import_unreadable` for other
 * encodings than UTF-8, and for broken or over-deep JSON
 */
export function readJson(bytes: Uint8Array): unknown {
  if (countContainers(bytes) > CONTAINERS_MAX)
    throw new AppError('import_too_long', { limit: BACKUP_MESSAGES_MAX })
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (isTooDeep(text)) throw new AppError('import_unreadable')
    return JSON.parse(text)
  } catch {
    throw new AppError('import_unreadable')
  }
}

/** At most: those in strings are counted too. */
function countContainers(bytes: Uint8Array): number {
  let count = 0
  for (const byte of bytes) if (byte === LIST || byte === OBJECT) count++
  return count
}
