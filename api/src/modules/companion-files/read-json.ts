import { AppError } from '../../platform/http/app-error.ts'
import { isTooDeep } from '../../platform/http/json-body.ts'

/** More objects and lists than any file of ours has; each takes far more memory than its two characters in a file. */
const CONTAINERS_MAX = 1_200_000

/**
 * The JSON of a file that anybody may have made.
 * @throws AppError `import_unreadable` for other encodings than UTF-8, broken, over-deep or overfull JSON
 */
export function readJson(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (isTooDeep(text) || countContainers(text) > CONTAINERS_MAX) throw new AppError('import_unreadable')
    return JSON.parse(text)
  } catch {
    throw new AppError('import_unreadable')
  }
}

/** At most: those in strings are counted too. */
function countContainers(text: string): number {
  let count = 0
  for (let index = 0; index < text.length; index++) {
    const character = text.charCodeAt(index)
    if (character === 0x5b || character === 0x7b) count++
  }
  return count
}
