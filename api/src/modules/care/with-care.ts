import type { Care } from '@confida/contracts'
import { toAppError } from '../../platform/http/error-response.ts'

/** Help lines are answered although the reply failed. What nobody foresaw stays as it is, to be logged. */
export function withCare(error: unknown, care: Care | undefined): unknown {
  const known = toAppError(error)
  if (known.code === 'internal_error') return error
  known.care ??= care
  return known
}
