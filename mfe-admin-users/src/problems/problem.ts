import { ApiError, type ApiErrorDetails } from '@confida/http-client'

/** The details of a failed call; an error that is not from the API counts as no response. */
export const detailsOf = (error: unknown): ApiErrorDetails =>
  error instanceof ApiError ? error.details : { status: 0 }

/** The record as somebody else has saved it, where a save came too late for it. */
export const currentOf = (error: unknown) =>
  error instanceof ApiError && error.code === 'record_outdated' ? error.details.current : undefined

/** What the server refused, by field: a wrong own password belongs to its field, too. */
export function fieldProblemsOf(error: unknown): Record<string, string> | undefined {
  const { code, detail, fields } = detailsOf(error)
  return code === 'admin_password_wrong' && detail ? { admin_password: detail } : fields
}
