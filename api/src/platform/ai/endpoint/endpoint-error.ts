import { APICallError } from 'ai'
import { AppError } from '../../http/app-error.ts'

/** The longest wait that is handed on from an endpoint that is busy. */
const RETRY_AFTER_MAX = 120

/** The endpoint said nothing within its time: asking again would double the wait of somebody who waits already. */
export class SilentError extends Error {
  override name = 'SilentError'
}

/** A refusal (wrong key, unknown model) stays one; a refused connection, a 5xx or an empty answer may pass. */
export function isWorthRetrying(error: unknown): boolean {
  if (error instanceof SilentError) return false
  // One that is busy would be asked again at the worst moment.
  if (!APICallError.isInstance(error)) return true
  return error.statusCode !== 429 && (error.isRetryable || error.statusCode === undefined)
}

/** With the wait that a busy endpoint asks for. */
export function toUnavailable(error: unknown): AppError {
  const asked = APICallError.isInstance(error) ? Number(error.responseHeaders?.['retry-after']) : Number.NaN
  return new AppError(
    'ai_unavailable',
    asked > 0 ? { seconds: Math.min(Math.ceil(asked), RETRY_AFTER_MAX) } : {},
  )
}

/** For the log: no prompt, no answer, no key. */
export function reasonOf(error: unknown): string {
  if (APICallError.isInstance(error)) return `status ${error.statusCode ?? 'none'}`
  return error instanceof Error ? error.name : 'unknown'
}
